// Generated from the contract by `npm run build`; edit the contract instead.

import * as accept from '../accept/tolerant.js';
import * as formats from '../formats.js';
import { closest, lengthOf, oddIn, plain, twins } from '../runtime/validate.js';

"use strict";
export const explainAddonError = validate0;
const schema0 = {"named":"AddonError"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(!(value0 && typeof value0 == "object" && !Array.isArray(value0))){
const err0 = {instancePath,schemaPath:"AddonError#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const explainAudioFile = validate1;
const schema1 = {"named":"AudioFile"};
const schema2 = {"type":["string","null"]};
const schema5 = {"type":["number","null"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.filename !== undefined){
let data1 = value0.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/filename",schemaPath:"AudioFile#/properties/filename/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.source !== undefined){
let data2 = value0.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/source",schemaPath:"AudioFile#/properties/source/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.audio_duration !== undefined){
let data3 = value0.audio_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioFile#/properties/audio_duration/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.number_of_channels !== undefined){
let data4 = value0.number_of_channels;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"AudioFile#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const explainAudioMetadata = validate2;
const schema7 = {"named":"AudioMetadata"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.filename !== undefined){
let data1 = value0.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.extension !== undefined){
let data2 = value0.extension;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.size !== undefined){
let data3 = value0.size;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.audio_duration !== undefined){
let data4 = value0.audio_duration;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.number_of_channels !== undefined){
let data5 = value0.number_of_channels;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"AudioMetadata#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const explainAudioToLlmAddon = validate3;
const schema14 = {"named":"AudioToLlmAddon"};
const schema15 = {"type":["boolean","null"]};
const schema18 = {"type":["object","null"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"AudioToLlmAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const explainAudioToLlmConfig = validate5;
const schema19 = {"named":"AudioToLlmConfig"};
const schema20 = {"type":["array","null"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.prompts !== undefined){
let data0 = value0.prompts;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let most0 = 100;
const len0 = data0.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!(Array.isArray(data0[i0]))){
const err1 = {instancePath:instancePath+"/prompts/" + i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
if(value0.model !== undefined){
let data2 = value0.model;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"AudioToLlmConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const explainCallbackConfig = validate6;
const schema22 = {"named":"CallbackConfig"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.url !== undefined){
let data0 = value0.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.method !== undefined){
let data1 = value0.method;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"CallbackConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const explainChapterizationAddon = validate7;
const schema25 = {"named":"ChapterizationAddon"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"ChapterizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const explainCustomSpellingConfig = validate9;
const schema30 = {"named":"CustomSpellingConfig"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.spelling_dictionary !== undefined){
const value1 = plain(value0.spelling_dictionary);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err0 = {instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(value1 && typeof value1 == "object" && !Array.isArray(value1)){
let most0 = 100;
for(const key0 in value1){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
let data1 = value1[key0];
if(Array.isArray(data1)){
let most1 = 100;
const len0 = data1.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"CustomSpellingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const explainCustomVocabulary = validate10;
const schema32 = {"named":"CustomVocabulary"};
const schema33 = {"type":["string","object"]};
const schema34 = {"named":"CustomVocabularyEntry"};
const schema39 = {"named":"TranscriptionLanguageCode"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.value !== undefined){
let data0 = value0.value;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.intensity !== undefined){
let data1 = value0.intensity;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.pronunciations !== undefined){
let data2 = value0.pronunciations;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data2)){
let most0 = 100;
const len0 = data2.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/pronunciations/" + i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(value0.language !== undefined){
let data4 = value0.language;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/language",schemaPath:"CustomVocabularyEntry#/properties/language/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 === 'string')){
if(!(validate12.call(this, data4, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"CustomVocabularyEntry#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
let most0 = 100;
const len0 = data.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
let data0 = data[i0];
const value0 = plain(data0);
if((typeof value0 !== "string") && (!(value0 && typeof value0 == "object" && !Array.isArray(value0)))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"CustomVocabulary#/items/type",keyword:"type",params:{type: schema33.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof value0 === 'object' && value0 !== null && !Array.isArray(value0))){
if(!(validate11.call(this, value0, {instancePath:instancePath+"/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"CustomVocabulary#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const explainCustomVocabularyConfig = validate15;
const schema40 = {"named":"CustomVocabularyConfig"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.vocabulary !== undefined){
let data0 = value0.vocabulary;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/vocabulary",schemaPath:"CustomVocabularyConfig#/properties/vocabulary/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((Array.isArray(data0))){
if(!(validate10.call(this, data0, {instancePath:instancePath+"/vocabulary",parentData:value0,parentDataProperty:"vocabulary",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
if(value0.default_intensity !== undefined){
let data1 = value0.default_intensity;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"CustomVocabularyConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const explainCustomVocabularyEntry = validate11;

export const explainDateOrDateTime = validate17;
const schema43 = {"named":"DateOrDateTime"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"DateOrDateTime#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const explainDiarizationAddon = validate18;
const schema44 = {"named":"DiarizationAddon"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"DiarizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const explainDiarizationConfig = validate20;
const schema49 = {"named":"DiarizationConfig"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.number_of_speakers !== undefined){
let data0 = value0.number_of_speakers;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.min_speakers !== undefined){
let data1 = value0.min_speakers;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.max_speakers !== undefined){
let data2 = value0.max_speakers;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"DiarizationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const explainDisplayModeAddon = validate21;
const schema53 = {"named":"DisplayModeAddon"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"DisplayModeAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const explainErrorResponse = validate23;
const schema58 = {"named":"ErrorResponse"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.timestamp !== undefined){
let data0 = value0.timestamp;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.path !== undefined){
let data1 = value0.path;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.request_id !== undefined){
let data2 = value0.request_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.statusCode !== undefined){
let data3 = value0.statusCode;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.message !== undefined){
let data4 = value0.message;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"ErrorResponse#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const explainJobKind = validate24;
const schema64 = {"named":"JobKind"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"JobKind#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const explainJobPage = validate25;
const schema65 = {"named":"JobPage"};
const schema70 = {"named":"TranscriptionJob"};
const schema186 = ["kind"];
const schema187 = ["pre-recorded","live"];
const schema71 = {"named":"PreRecordedJob"};
const schema83 = {"named":"PreRecordedResult"};
const schema85 = {"named":"ResultMetadata"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_duration !== undefined){
let data0 = value0.audio_duration;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.number_of_distinct_channels !== undefined){
let data1 = value0.number_of_distinct_channels;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.billing_time !== undefined){
let data2 = value0.billing_time;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.transcription_time !== undefined){
let data3 = value0.transcription_time;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"ResultMetadata#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema91 = {"named":"Transcription"};
const schema95 = {"named":"Utterance"};
const schema102 = {"named":"Word"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.word !== undefined){
let data0 = value0.word;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.start !== undefined){
let data1 = value0.start;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.end !== undefined){
let data2 = value0.end;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.confidence !== undefined){
let data3 = value0.confidence;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"Word#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.text !== undefined){
let data0 = value0.text;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.language !== undefined){
let data1 = value0.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/language",schemaPath:"Utterance#/properties/language/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 === 'string')){
if(!(validate12.call(this, data1, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(value0.start !== undefined){
let data2 = value0.start;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.end !== undefined){
let data3 = value0.end;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.channel !== undefined){
let data4 = value0.channel;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.words !== undefined){
let data5 = value0.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let most0 = 100;
const len0 = data5.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsWord(data5[i0])){
if(!(validate36.call(this, data5[i0], {instancePath:instancePath+"/words/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.confidence !== undefined){
let data7 = value0.confidence;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.speaker !== undefined){
let data8 = value0.speaker;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"Utterance#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema110 = {"named":"Sentence"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(!(value0 && typeof value0 == "object" && !Array.isArray(value0))){
const err0 = {instancePath,schemaPath:"Sentence#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema112 = {"named":"Subtitle"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(!(value0 && typeof value0 == "object" && !Array.isArray(value0))){
const err0 = {instancePath,schemaPath:"Subtitle#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.full_transcript !== undefined){
let data0 = value0.full_transcript;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.languages !== undefined){
let data1 = value0.languages;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data1)){
let most0 = 100;
const len0 = data1.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionLanguageCode(data1[i0])){
if(!(validate12.call(this, data1[i0], {instancePath:instancePath+"/languages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.utterances !== undefined){
let data3 = value0.utterances;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err2 = {instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data3)){
let most1 = 100;
const len1 = data3.length;
for(let i1 = 0; i1 < len1; i1++){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!accept.acceptsUtterance(data3[i1])){
if(!(validate34.call(this, data3[i1], {instancePath:instancePath+"/utterances/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.sentences !== undefined){
let data5 = value0.sentences;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err3 = {instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data5)){
let most2 = 100;
const len2 = data5.length;
for(let i2 = 0; i2 < len2; i2++){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!accept.acceptsSentence(data5[i2])){
if(!(validate39.call(this, data5[i2], {instancePath:instancePath+"/sentences/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.subtitles !== undefined){
let data7 = value0.subtitles;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err4 = {instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data7)){
let most3 = 100;
const len3 = data7.length;
for(let i3 = 0; i3 < len3; i3++){
if(errors >= most3){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most3 = errors + 100;
}
if(!accept.acceptsSubtitle(data7[i3])){
if(!(validate41.call(this, data7[i3], {instancePath:instancePath+"/subtitles/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"Transcription#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema114 = {"named":"TranslationAddon"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"TranslationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema120 = {"named":"SummarizationAddon"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"SummarizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema126 = {"named":"NamedEntityRecognitionAddon"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema132 = {"named":"SentimentAnalysisAddon"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"SentimentAnalysisAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema139 = {"named":"ModerationAddon"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"ModerationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema145 = {"named":"NameConsistencyAddon"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"NameConsistencyAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema151 = {"named":"StructuredDataExtractionAddon"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema158 = {"named":"SentencesAddon"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.is_empty !== undefined){
let data0 = value0.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/properties/is_empty/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/properties/exec_time/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.success !== undefined){
let data2 = value0.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.error !== undefined){
let data3 = value0.error;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/properties/error/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data3,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"SentencesAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.metadata !== undefined){
let data0 = value0.metadata;
const value1 = plain(data0);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"PreRecordedResult#/properties/metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate30.call(this, value1, {instancePath:instancePath+"/metadata",parentData:data0,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
if(value0.transcription !== undefined){
let data1 = value0.transcription;
const value2 = plain(data1);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err1 = {instancePath:instancePath+"/transcription",schemaPath:"PreRecordedResult#/properties/transcription/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate32.call(this, value2, {instancePath:instancePath+"/transcription",parentData:data1,parentDataProperty:"transcription",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
if(value0.translation !== undefined){
let data2 = value0.translation;
const value3 = plain(data2);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err2 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedResult#/properties/translation/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate44.call(this, value3, {instancePath:instancePath+"/translation",parentData:data2,parentDataProperty:"translation",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
if(value0.summarization !== undefined){
let data3 = value0.summarization;
const value4 = plain(data3);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err3 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedResult#/properties/summarization/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate47.call(this, value4, {instancePath:instancePath+"/summarization",parentData:data3,parentDataProperty:"summarization",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
if(value0.named_entity_recognition !== undefined){
let data4 = value0.named_entity_recognition;
const value5 = plain(data4);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err4 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedResult#/properties/named_entity_recognition/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate50.call(this, value5, {instancePath:instancePath+"/named_entity_recognition",parentData:data4,parentDataProperty:"named_entity_recognition",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
if(value0.sentiment_analysis !== undefined){
let data5 = value0.sentiment_analysis;
const value6 = plain(data5);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err5 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedResult#/properties/sentiment_analysis/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate53.call(this, value6, {instancePath:instancePath+"/sentiment_analysis",parentData:data5,parentDataProperty:"sentiment_analysis",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
if(value0.chapterization !== undefined){
let data6 = value0.chapterization;
const value7 = plain(data6);
if((!(value7 && typeof value7 == "object" && !Array.isArray(value7))) && (value7 !== null)){
const err6 = {instancePath:instancePath+"/chapterization",schemaPath:"PreRecordedResult#/properties/chapterization/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value7 === 'object' && value7 !== null && !Array.isArray(value7))){
if(!(validate7.call(this, value7, {instancePath:instancePath+"/chapterization",parentData:data6,parentDataProperty:"chapterization",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
if(value0.moderation !== undefined){
let data7 = value0.moderation;
const value8 = plain(data7);
if((!(value8 && typeof value8 == "object" && !Array.isArray(value8))) && (value8 !== null)){
const err7 = {instancePath:instancePath+"/moderation",schemaPath:"PreRecordedResult#/properties/moderation/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value8 === 'object' && value8 !== null && !Array.isArray(value8))){
if(!(validate57.call(this, value8, {instancePath:instancePath+"/moderation",parentData:data7,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
if(value0.name_consistency !== undefined){
let data8 = value0.name_consistency;
const value9 = plain(data8);
if((!(value9 && typeof value9 == "object" && !Array.isArray(value9))) && (value9 !== null)){
const err8 = {instancePath:instancePath+"/name_consistency",schemaPath:"PreRecordedResult#/properties/name_consistency/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof value9 === 'object' && value9 !== null && !Array.isArray(value9))){
if(!(validate60.call(this, value9, {instancePath:instancePath+"/name_consistency",parentData:data8,parentDataProperty:"name_consistency",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
if(value0.structured_data_extraction !== undefined){
let data9 = value0.structured_data_extraction;
const value10 = plain(data9);
if((!(value10 && typeof value10 == "object" && !Array.isArray(value10))) && (value10 !== null)){
const err9 = {instancePath:instancePath+"/structured_data_extraction",schemaPath:"PreRecordedResult#/properties/structured_data_extraction/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof value10 === 'object' && value10 !== null && !Array.isArray(value10))){
if(!(validate63.call(this, value10, {instancePath:instancePath+"/structured_data_extraction",parentData:data9,parentDataProperty:"structured_data_extraction",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
if(value0.audio_to_llm !== undefined){
let data10 = value0.audio_to_llm;
const value11 = plain(data10);
if((!(value11 && typeof value11 == "object" && !Array.isArray(value11))) && (value11 !== null)){
const err10 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedResult#/properties/audio_to_llm/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof value11 === 'object' && value11 !== null && !Array.isArray(value11))){
if(!(validate3.call(this, value11, {instancePath:instancePath+"/audio_to_llm",parentData:data10,parentDataProperty:"audio_to_llm",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
if(value0.sentences !== undefined){
let data11 = value0.sentences;
const value12 = plain(data11);
if((!(value12 && typeof value12 == "object" && !Array.isArray(value12))) && (value12 !== null)){
const err11 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedResult#/properties/sentences/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value12 === 'object' && value12 !== null && !Array.isArray(value12))){
if(!(validate67.call(this, value12, {instancePath:instancePath+"/sentences",parentData:data11,parentDataProperty:"sentences",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
if(value0.display_mode !== undefined){
let data12 = value0.display_mode;
const value13 = plain(data12);
if((!(value13 && typeof value13 == "object" && !Array.isArray(value13))) && (value13 !== null)){
const err12 = {instancePath:instancePath+"/display_mode",schemaPath:"PreRecordedResult#/properties/display_mode/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof value13 === 'object' && value13 !== null && !Array.isArray(value13))){
if(!(validate21.call(this, value13, {instancePath:instancePath+"/display_mode",parentData:data12,parentDataProperty:"display_mode",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
if(value0.diarization !== undefined){
let data13 = value0.diarization;
const value14 = plain(data13);
if((!(value14 && typeof value14 == "object" && !Array.isArray(value14))) && (value14 !== null)){
const err13 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedResult#/properties/diarization/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof value14 === 'object' && value14 !== null && !Array.isArray(value14))){
if(!(validate18.call(this, value14, {instancePath:instancePath+"/diarization",parentData:data13,parentDataProperty:"diarization",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"PreRecordedResult#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.request_id !== undefined){
let data1 = value0.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/properties/request_id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.version !== undefined){
let data2 = value0.version;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/properties/version/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data3 = value0.created_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.post_session_metadata !== undefined){
const value1 = plain(value0.post_session_metadata);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err4 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/properties/post_session_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.kind !== undefined){
if(value0.kind !== "pre-recorded"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.status !== undefined){
let data6 = value0.status;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.custom_metadata !== undefined){
const value2 = plain(value0.custom_metadata);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err7 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/properties/custom_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.file !== undefined){
let data8 = value0.file;
const value3 = plain(data8);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err8 = {instancePath:instancePath+"/file",schemaPath:"PreRecordedJob#/properties/file/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate1.call(this, value3, {instancePath:instancePath+"/file",parentData:data8,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(value0.completed_at !== undefined){
let data9 = value0.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/properties/completed_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.error_code !== undefined){
let data10 = value0.error_code;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err10 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/properties/error_code/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.result !== undefined){
let data11 = value0.result;
const value4 = plain(data11);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err11 = {instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/properties/result/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate29.call(this, value4, {instancePath:instancePath+"/result",parentData:data11,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"PreRecordedJob#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema165 = {"named":"LiveJob"};
const schema177 = {"named":"LiveResult"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.metadata !== undefined){
let data0 = value0.metadata;
const value1 = plain(data0);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"LiveResult#/properties/metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate30.call(this, value1, {instancePath:instancePath+"/metadata",parentData:data0,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
if(value0.transcription !== undefined){
let data1 = value0.transcription;
const value2 = plain(data1);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err1 = {instancePath:instancePath+"/transcription",schemaPath:"LiveResult#/properties/transcription/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate32.call(this, value2, {instancePath:instancePath+"/transcription",parentData:data1,parentDataProperty:"transcription",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
if(value0.translation !== undefined){
let data2 = value0.translation;
const value3 = plain(data2);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err2 = {instancePath:instancePath+"/translation",schemaPath:"LiveResult#/properties/translation/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate44.call(this, value3, {instancePath:instancePath+"/translation",parentData:data2,parentDataProperty:"translation",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
if(value0.summarization !== undefined){
let data3 = value0.summarization;
const value4 = plain(data3);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err3 = {instancePath:instancePath+"/summarization",schemaPath:"LiveResult#/properties/summarization/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate47.call(this, value4, {instancePath:instancePath+"/summarization",parentData:data3,parentDataProperty:"summarization",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
if(value0.named_entity_recognition !== undefined){
let data4 = value0.named_entity_recognition;
const value5 = plain(data4);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err4 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"LiveResult#/properties/named_entity_recognition/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate50.call(this, value5, {instancePath:instancePath+"/named_entity_recognition",parentData:data4,parentDataProperty:"named_entity_recognition",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
if(value0.sentiment_analysis !== undefined){
let data5 = value0.sentiment_analysis;
const value6 = plain(data5);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err5 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"LiveResult#/properties/sentiment_analysis/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate53.call(this, value6, {instancePath:instancePath+"/sentiment_analysis",parentData:data5,parentDataProperty:"sentiment_analysis",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
if(value0.chapterization !== undefined){
let data6 = value0.chapterization;
const value7 = plain(data6);
if((!(value7 && typeof value7 == "object" && !Array.isArray(value7))) && (value7 !== null)){
const err6 = {instancePath:instancePath+"/chapterization",schemaPath:"LiveResult#/properties/chapterization/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value7 === 'object' && value7 !== null && !Array.isArray(value7))){
if(!(validate7.call(this, value7, {instancePath:instancePath+"/chapterization",parentData:data6,parentDataProperty:"chapterization",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
if(value0.messages !== undefined){
let data7 = value0.messages;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err7 = {instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data7)){
let most0 = 100;
const len0 = data7.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(typeof data7[i0] !== "string"){
const err8 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"LiveResult#/properties/messages/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"LiveResult#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.request_id !== undefined){
let data1 = value0.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/properties/request_id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.version !== undefined){
let data2 = value0.version;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/properties/version/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data3 = value0.created_at;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.post_session_metadata !== undefined){
const value1 = plain(value0.post_session_metadata);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err4 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/properties/post_session_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.kind !== undefined){
if(value0.kind !== "live"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/properties/kind/const",keyword:"const",params:{allowedValue: "live"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.status !== undefined){
let data6 = value0.status;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.custom_metadata !== undefined){
const value2 = plain(value0.custom_metadata);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err7 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/properties/custom_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.file !== undefined){
let data8 = value0.file;
const value3 = plain(data8);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err8 = {instancePath:instancePath+"/file",schemaPath:"LiveJob#/properties/file/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate1.call(this, value3, {instancePath:instancePath+"/file",parentData:data8,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(value0.completed_at !== undefined){
let data9 = value0.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/properties/completed_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.error_code !== undefined){
let data10 = value0.error_code;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err10 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/properties/error_code/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.result !== undefined){
let data11 = value0.result;
const value4 = plain(data11);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err11 = {instancePath:instancePath+"/result",schemaPath:"LiveJob#/properties/result/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate76.call(this, value4, {instancePath:instancePath+"/result",parentData:data11,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"LiveJob#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["kind"];
if(tag0 === "pre-recorded"){
if(!(validate27.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(tag0 === "live"){
if(!(validate74.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema186){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"TranscriptionJob#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.kind !== undefined){
if(!schema187.includes(value0.kind)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"TranscriptionJob#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema187}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"TranscriptionJob#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.first !== undefined){
let data0 = value0.first;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.current !== undefined){
let data1 = value0.current;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.next !== undefined){
let data2 = value0.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.items !== undefined){
let data3 = value0.items;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data3)){
let most0 = 100;
const len0 = data3.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionJob(data3[i0])){
if(!(validate26.call(this, data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"JobPage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const explainJobStatus = validate87;
const schema188 = {"named":"JobStatus"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"JobStatus#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

export const explainLanguageConfig = validate88;
const schema189 = {"named":"LanguageConfig"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.languages !== undefined){
let data0 = value0.languages;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let most0 = 100;
const len0 = data0.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionLanguageCode(data0[i0])){
if(!(validate12.call(this, data0[i0], {instancePath:instancePath+"/languages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.code_switching !== undefined){
let data2 = value0.code_switching;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"LanguageConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const explainLiveCallbackConfig = validate90;
const schema192 = {"named":"LiveCallbackConfig"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.url !== undefined){
let data0 = value0.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.receive_partial_transcripts !== undefined){
let data1 = value0.receive_partial_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.receive_final_transcripts !== undefined){
let data2 = value0.receive_final_transcripts;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.receive_speech_events !== undefined){
let data3 = value0.receive_speech_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.receive_pre_processing_events !== undefined){
let data4 = value0.receive_pre_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.receive_realtime_processing_events !== undefined){
let data5 = value0.receive_realtime_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.receive_post_processing_events !== undefined){
let data6 = value0.receive_post_processing_events;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.receive_acknowledgments !== undefined){
let data7 = value0.receive_acknowledgments;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.receive_errors !== undefined){
let data8 = value0.receive_errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.receive_lifecycle_events !== undefined){
let data9 = value0.receive_lifecycle_events;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err9 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"LiveCallbackConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const explainLiveJob = validate74;

export const explainLiveMessagesConfig = validate91;
const schema203 = {"named":"LiveMessagesConfig"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.receive_partial_transcripts !== undefined){
let data0 = value0.receive_partial_transcripts;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.receive_final_transcripts !== undefined){
let data1 = value0.receive_final_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.receive_speech_events !== undefined){
let data2 = value0.receive_speech_events;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.receive_pre_processing_events !== undefined){
let data3 = value0.receive_pre_processing_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.receive_realtime_processing_events !== undefined){
let data4 = value0.receive_realtime_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.receive_post_processing_events !== undefined){
let data5 = value0.receive_post_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.receive_acknowledgments !== undefined){
let data6 = value0.receive_acknowledgments;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.receive_errors !== undefined){
let data7 = value0.receive_errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.receive_lifecycle_events !== undefined){
let data8 = value0.receive_lifecycle_events;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"LiveMessagesConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

export const explainLiveRequest = validate92;
const schema213 = {"named":"LiveRequest"};
const schema223 = {"named":"PreProcessingConfig"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_enhancer !== undefined){
let data0 = value0.audio_enhancer;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.speech_threshold !== undefined){
let data1 = value0.speech_threshold;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreProcessingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema227 = {"named":"RealtimeProcessingConfig"};
const schema234 = {"named":"TranslationConfig"};
const schema236 = {"named":"TranslationLanguageCode"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"TranslationLanguageCode#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.target_languages !== undefined){
let data0 = value0.target_languages;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let most0 = 100;
const len0 = data0.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranslationLanguageCode(data0[i0])){
if(!(validate100.call(this, data0[i0], {instancePath:instancePath+"/target_languages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.model !== undefined){
let data2 = value0.model;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.match_original_utterances !== undefined){
let data3 = value0.match_original_utterances;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err2 = {instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.lipsync !== undefined){
let data4 = value0.lipsync;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err3 = {instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.context_adaptation !== undefined){
let data5 = value0.context_adaptation;
if((typeof data5 !== "boolean") && (data5 !== null)){
const err4 = {instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.context !== undefined){
let data6 = value0.context;
if((typeof data6 !== "string") && (data6 !== null)){
const err5 = {instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.informal !== undefined){
let data7 = value0.informal;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err6 = {instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"TranslationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.custom_vocabulary !== undefined){
let data0 = value0.custom_vocabulary;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.custom_vocabulary_config !== undefined){
let data1 = value0.custom_vocabulary_config;
const value1 = plain(data1);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err1 = {instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate15.call(this, value1, {instancePath:instancePath+"/custom_vocabulary_config",parentData:data1,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
if(value0.custom_spelling !== undefined){
let data2 = value0.custom_spelling;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
let data3 = value0.custom_spelling_config;
const value2 = plain(data3);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err3 = {instancePath:instancePath+"/custom_spelling_config",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate9.call(this, value2, {instancePath:instancePath+"/custom_spelling_config",parentData:data3,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
if(value0.translation !== undefined){
let data4 = value0.translation;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.translation_config !== undefined){
let data5 = value0.translation_config;
const value3 = plain(data5);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err5 = {instancePath:instancePath+"/translation_config",schemaPath:"RealtimeProcessingConfig#/properties/translation_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate99.call(this, value3, {instancePath:instancePath+"/translation_config",parentData:data5,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
if(value0.named_entity_recognition !== undefined){
let data6 = value0.named_entity_recognition;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.sentiment_analysis !== undefined){
let data7 = value0.sentiment_analysis;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err7 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.words_accurate_timestamps !== undefined){
let data8 = value0.words_accurate_timestamps;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"RealtimeProcessingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

const schema247 = {"named":"PostProcessingConfig"};
const schema250 = {"named":"SummarizationConfig"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.type !== undefined){
let data0 = value0.type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"SummarizationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.summarization !== undefined){
let data0 = value0.summarization;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.summarization_config !== undefined){
let data1 = value0.summarization_config;
const value1 = plain(data1);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err1 = {instancePath:instancePath+"/summarization_config",schemaPath:"PostProcessingConfig#/properties/summarization_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate105.call(this, value1, {instancePath:instancePath+"/summarization_config",parentData:data1,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
if(value0.chapterization !== undefined){
let data2 = value0.chapterization;
if((typeof data2 !== "boolean") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"PostProcessingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.encoding !== undefined){
let data0 = value0.encoding;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.bit_depth !== undefined){
let data1 = value0.bit_depth;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.sample_rate !== undefined){
let data2 = value0.sample_rate;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.channels !== undefined){
let data3 = value0.channels;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.model !== undefined){
let data4 = value0.model;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.endpointing !== undefined){
let data5 = value0.endpointing;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.maximum_duration_without_endpointing !== undefined){
let data6 = value0.maximum_duration_without_endpointing;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err6 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.language_config !== undefined){
let data7 = value0.language_config;
const value1 = plain(data7);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err7 = {instancePath:instancePath+"/language_config",schemaPath:"LiveRequest#/properties/language_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate88.call(this, value1, {instancePath:instancePath+"/language_config",parentData:data7,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
if(value0.pre_processing !== undefined){
let data8 = value0.pre_processing;
const value2 = plain(data8);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err8 = {instancePath:instancePath+"/pre_processing",schemaPath:"LiveRequest#/properties/pre_processing/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate94.call(this, value2, {instancePath:instancePath+"/pre_processing",parentData:data8,parentDataProperty:"pre_processing",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
if(value0.realtime_processing !== undefined){
let data9 = value0.realtime_processing;
const value3 = plain(data9);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err9 = {instancePath:instancePath+"/realtime_processing",schemaPath:"LiveRequest#/properties/realtime_processing/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate96.call(this, value3, {instancePath:instancePath+"/realtime_processing",parentData:data9,parentDataProperty:"realtime_processing",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
if(value0.post_processing !== undefined){
let data10 = value0.post_processing;
const value4 = plain(data10);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err10 = {instancePath:instancePath+"/post_processing",schemaPath:"LiveRequest#/properties/post_processing/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate104.call(this, value4, {instancePath:instancePath+"/post_processing",parentData:data10,parentDataProperty:"post_processing",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
if(value0.messages_config !== undefined){
let data11 = value0.messages_config;
const value5 = plain(data11);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err11 = {instancePath:instancePath+"/messages_config",schemaPath:"LiveRequest#/properties/messages_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate91.call(this, value5, {instancePath:instancePath+"/messages_config",parentData:data11,parentDataProperty:"messages_config",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
if(value0.callback !== undefined){
let data12 = value0.callback;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.callback_config !== undefined){
let data13 = value0.callback_config;
const value6 = plain(data13);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err13 = {instancePath:instancePath+"/callback_config",schemaPath:"LiveRequest#/properties/callback_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate90.call(this, value6, {instancePath:instancePath+"/callback_config",parentData:data13,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"LiveRequest#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

export const explainLiveResult = validate76;

export const explainLiveSessionCreated = validate110;
const schema256 = {"named":"LiveSessionCreated"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.url !== undefined){
let data0 = value0.url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"LiveSessionCreated#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

export const explainModerationAddon = validate57;

export const explainNameConsistencyAddon = validate60;

export const explainNamedEntityRecognitionAddon = validate50;

export const explainPiiEntityType = validate111;
const schema258 = {"named":"PiiEntityType"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"PiiEntityType#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const explainPiiRedactionConfig = validate112;
const schema259 = {"named":"PiiRedactionConfig"};
const schema260 = {"type":["string","array","null"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.entity_types !== undefined){
let data0 = value0.entity_types;
if(((typeof data0 !== "string") && (!(Array.isArray(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: schema260.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 === 'string')){
if(!(validate111.call(this, data0, {instancePath:instancePath+"/entity_types",parentData:value0,parentDataProperty:"entity_types",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if((Array.isArray(data0))){
if(Array.isArray(data0)){
let most0 = 100;
const len0 = data0.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsPiiEntityType(data0[i0])){
if(!(validate111.call(this, data0[i0], {instancePath:instancePath+"/entity_types/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(value0.processed_text_type !== undefined){
let data2 = value0.processed_text_type;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PiiRedactionConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

export const explainPostProcessingConfig = validate104;

export const explainPreProcessingConfig = validate94;

export const explainPreRecordedCallback = validate115;
const schema262 = {"named":"PreRecordedCallback"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.event !== undefined){
let data1 = value0.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreRecordedCallback#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedJob = validate27;

export const explainPreRecordedJobCreated = validate116;
const schema265 = {"named":"PreRecordedJobCreated"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.result_url !== undefined){
let data1 = value0.result_url;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreRecordedJobCreated#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedRequest = validate117;
const schema268 = {"named":"PreRecordedRequest"};
const schema270 = {"type":["boolean","array","null"]};
const schema277 = {"named":"SubtitlesConfig"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.formats !== undefined){
let data0 = value0.formats;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
let most0 = 100;
const len0 = data0.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(typeof data0[i0] !== "string"){
const err1 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"SubtitlesConfig#/properties/formats/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
if(value0.minimum_duration !== undefined){
let data2 = value0.minimum_duration;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.maximum_duration !== undefined){
let data3 = value0.maximum_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.maximum_characters_per_row !== undefined){
let data4 = value0.maximum_characters_per_row;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.maximum_rows_per_caption !== undefined){
let data5 = value0.maximum_rows_per_caption;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.style !== undefined){
let data6 = value0.style;
if((typeof data6 !== "string") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"SubtitlesConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.custom_vocabulary !== undefined){
let data1 = value0.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: schema270.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((Array.isArray(data1))){
if(!(validate10.call(this, data1, {instancePath:instancePath+"/custom_vocabulary",parentData:value0,parentDataProperty:"custom_vocabulary",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
if(value0.custom_vocabulary_config !== undefined){
let data2 = value0.custom_vocabulary_config;
const value1 = plain(data2);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err2 = {instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate15.call(this, value1, {instancePath:instancePath+"/custom_vocabulary_config",parentData:data2,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
if(value0.callback_url !== undefined){
let data3 = value0.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.callback !== undefined){
let data4 = value0.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.callback_config !== undefined){
let data5 = value0.callback_config;
const value2 = plain(data5);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err5 = {instancePath:instancePath+"/callback_config",schemaPath:"PreRecordedRequest#/properties/callback_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate6.call(this, value2, {instancePath:instancePath+"/callback_config",parentData:data5,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
if(value0.subtitles !== undefined){
let data6 = value0.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.subtitles_config !== undefined){
let data7 = value0.subtitles_config;
const value3 = plain(data7);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err7 = {instancePath:instancePath+"/subtitles_config",schemaPath:"PreRecordedRequest#/properties/subtitles_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate121.call(this, value3, {instancePath:instancePath+"/subtitles_config",parentData:data7,parentDataProperty:"subtitles_config",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
if(value0.diarization !== undefined){
let data8 = value0.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.diarization_config !== undefined){
let data9 = value0.diarization_config;
const value4 = plain(data9);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err9 = {instancePath:instancePath+"/diarization_config",schemaPath:"PreRecordedRequest#/properties/diarization_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate20.call(this, value4, {instancePath:instancePath+"/diarization_config",parentData:data9,parentDataProperty:"diarization_config",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
if(value0.translation !== undefined){
let data10 = value0.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err10 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.translation_config !== undefined){
let data11 = value0.translation_config;
const value5 = plain(data11);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err11 = {instancePath:instancePath+"/translation_config",schemaPath:"PreRecordedRequest#/properties/translation_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate99.call(this, value5, {instancePath:instancePath+"/translation_config",parentData:data11,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
if(value0.summarization !== undefined){
let data12 = value0.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.summarization_config !== undefined){
let data13 = value0.summarization_config;
const value6 = plain(data13);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err13 = {instancePath:instancePath+"/summarization_config",schemaPath:"PreRecordedRequest#/properties/summarization_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate105.call(this, value6, {instancePath:instancePath+"/summarization_config",parentData:data13,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
if(value0.named_entity_recognition !== undefined){
let data14 = value0.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err14 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(value0.custom_spelling !== undefined){
let data15 = value0.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err15 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
let data16 = value0.custom_spelling_config;
const value7 = plain(data16);
if((!(value7 && typeof value7 == "object" && !Array.isArray(value7))) && (value7 !== null)){
const err16 = {instancePath:instancePath+"/custom_spelling_config",schemaPath:"PreRecordedRequest#/properties/custom_spelling_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof value7 === 'object' && value7 !== null && !Array.isArray(value7))){
if(!(validate9.call(this, value7, {instancePath:instancePath+"/custom_spelling_config",parentData:data16,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
if(value0.sentiment_analysis !== undefined){
let data17 = value0.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err17 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(value0.audio_to_llm !== undefined){
let data18 = value0.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err18 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(value0.audio_to_llm_config !== undefined){
let data19 = value0.audio_to_llm_config;
const value8 = plain(data19);
if((!(value8 && typeof value8 == "object" && !Array.isArray(value8))) && (value8 !== null)){
const err19 = {instancePath:instancePath+"/audio_to_llm_config",schemaPath:"PreRecordedRequest#/properties/audio_to_llm_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof value8 === 'object' && value8 !== null && !Array.isArray(value8))){
if(!(validate5.call(this, value8, {instancePath:instancePath+"/audio_to_llm_config",parentData:data19,parentDataProperty:"audio_to_llm_config",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
if(value0.pii_redaction !== undefined){
let data20 = value0.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err20 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(value0.pii_redaction_config !== undefined){
let data21 = value0.pii_redaction_config;
const value9 = plain(data21);
if((!(value9 && typeof value9 == "object" && !Array.isArray(value9))) && (value9 !== null)){
const err21 = {instancePath:instancePath+"/pii_redaction_config",schemaPath:"PreRecordedRequest#/properties/pii_redaction_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof value9 === 'object' && value9 !== null && !Array.isArray(value9))){
if(!(validate112.call(this, value9, {instancePath:instancePath+"/pii_redaction_config",parentData:data21,parentDataProperty:"pii_redaction_config",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
if(value0.sentences !== undefined){
let data22 = value0.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err22 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(value0.punctuation_enhanced !== undefined){
let data23 = value0.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err23 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(value0.language_config !== undefined){
let data24 = value0.language_config;
const value10 = plain(data24);
if((!(value10 && typeof value10 == "object" && !Array.isArray(value10))) && (value10 !== null)){
const err24 = {instancePath:instancePath+"/language_config",schemaPath:"PreRecordedRequest#/properties/language_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof value10 === 'object' && value10 !== null && !Array.isArray(value10))){
if(!(validate88.call(this, value10, {instancePath:instancePath+"/language_config",parentData:data24,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
if(value0.detect_language !== undefined){
let data25 = value0.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err25 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(value0.enable_code_switching !== undefined){
let data26 = value0.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err26 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(value0.language !== undefined){
let data27 = value0.language;
if((typeof data27 !== "string") && (data27 !== null)){
const err27 = {instancePath:instancePath+"/language",schemaPath:"PreRecordedRequest#/properties/language/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data27 === 'string')){
if(!(validate12.call(this, data27, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(value0.custom_metadata !== undefined){
const value11 = plain(value0.custom_metadata);
if((!(value11 && typeof value11 == "object" && !Array.isArray(value11))) && (value11 !== null)){
const err28 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"PreRecordedRequest#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedRequestParams = validate131;
const schema305 = {"named":"PreRecordedRequestParams"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.custom_vocabulary !== undefined){
let data1 = value0.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: schema270.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((Array.isArray(data1))){
if(!(validate10.call(this, data1, {instancePath:instancePath+"/custom_vocabulary",parentData:value0,parentDataProperty:"custom_vocabulary",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
if(value0.custom_vocabulary_config !== undefined){
let data2 = value0.custom_vocabulary_config;
const value1 = plain(data2);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err2 = {instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate15.call(this, value1, {instancePath:instancePath+"/custom_vocabulary_config",parentData:data2,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
if(value0.callback_url !== undefined){
let data3 = value0.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.callback !== undefined){
let data4 = value0.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.callback_config !== undefined){
let data5 = value0.callback_config;
const value2 = plain(data5);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err5 = {instancePath:instancePath+"/callback_config",schemaPath:"PreRecordedRequestParams#/properties/callback_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate6.call(this, value2, {instancePath:instancePath+"/callback_config",parentData:data5,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
if(value0.subtitles !== undefined){
let data6 = value0.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
const err6 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.subtitles_config !== undefined){
let data7 = value0.subtitles_config;
const value3 = plain(data7);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err7 = {instancePath:instancePath+"/subtitles_config",schemaPath:"PreRecordedRequestParams#/properties/subtitles_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate121.call(this, value3, {instancePath:instancePath+"/subtitles_config",parentData:data7,parentDataProperty:"subtitles_config",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
if(value0.diarization !== undefined){
let data8 = value0.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err8 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.diarization_config !== undefined){
let data9 = value0.diarization_config;
const value4 = plain(data9);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err9 = {instancePath:instancePath+"/diarization_config",schemaPath:"PreRecordedRequestParams#/properties/diarization_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate20.call(this, value4, {instancePath:instancePath+"/diarization_config",parentData:data9,parentDataProperty:"diarization_config",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
if(value0.translation !== undefined){
let data10 = value0.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err10 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.translation_config !== undefined){
let data11 = value0.translation_config;
const value5 = plain(data11);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err11 = {instancePath:instancePath+"/translation_config",schemaPath:"PreRecordedRequestParams#/properties/translation_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate99.call(this, value5, {instancePath:instancePath+"/translation_config",parentData:data11,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
if(value0.summarization !== undefined){
let data12 = value0.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err12 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.summarization_config !== undefined){
let data13 = value0.summarization_config;
const value6 = plain(data13);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err13 = {instancePath:instancePath+"/summarization_config",schemaPath:"PreRecordedRequestParams#/properties/summarization_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate105.call(this, value6, {instancePath:instancePath+"/summarization_config",parentData:data13,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
}
if(value0.named_entity_recognition !== undefined){
let data14 = value0.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err14 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(value0.custom_spelling !== undefined){
let data15 = value0.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
const err15 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
let data16 = value0.custom_spelling_config;
const value7 = plain(data16);
if((!(value7 && typeof value7 == "object" && !Array.isArray(value7))) && (value7 !== null)){
const err16 = {instancePath:instancePath+"/custom_spelling_config",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof value7 === 'object' && value7 !== null && !Array.isArray(value7))){
if(!(validate9.call(this, value7, {instancePath:instancePath+"/custom_spelling_config",parentData:data16,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
if(value0.sentiment_analysis !== undefined){
let data17 = value0.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
const err17 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(value0.audio_to_llm !== undefined){
let data18 = value0.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err18 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(value0.audio_to_llm_config !== undefined){
let data19 = value0.audio_to_llm_config;
const value8 = plain(data19);
if((!(value8 && typeof value8 == "object" && !Array.isArray(value8))) && (value8 !== null)){
const err19 = {instancePath:instancePath+"/audio_to_llm_config",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof value8 === 'object' && value8 !== null && !Array.isArray(value8))){
if(!(validate5.call(this, value8, {instancePath:instancePath+"/audio_to_llm_config",parentData:data19,parentDataProperty:"audio_to_llm_config",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
if(value0.pii_redaction !== undefined){
let data20 = value0.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
const err20 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(value0.pii_redaction_config !== undefined){
let data21 = value0.pii_redaction_config;
const value9 = plain(data21);
if((!(value9 && typeof value9 == "object" && !Array.isArray(value9))) && (value9 !== null)){
const err21 = {instancePath:instancePath+"/pii_redaction_config",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof value9 === 'object' && value9 !== null && !Array.isArray(value9))){
if(!(validate112.call(this, value9, {instancePath:instancePath+"/pii_redaction_config",parentData:data21,parentDataProperty:"pii_redaction_config",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
if(value0.sentences !== undefined){
let data22 = value0.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
const err22 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(value0.punctuation_enhanced !== undefined){
let data23 = value0.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
const err23 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(value0.language_config !== undefined){
let data24 = value0.language_config;
const value10 = plain(data24);
if((!(value10 && typeof value10 == "object" && !Array.isArray(value10))) && (value10 !== null)){
const err24 = {instancePath:instancePath+"/language_config",schemaPath:"PreRecordedRequestParams#/properties/language_config/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof value10 === 'object' && value10 !== null && !Array.isArray(value10))){
if(!(validate88.call(this, value10, {instancePath:instancePath+"/language_config",parentData:data24,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
if(value0.detect_language !== undefined){
let data25 = value0.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
const err25 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(value0.enable_code_switching !== undefined){
let data26 = value0.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
const err26 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(value0.language !== undefined){
let data27 = value0.language;
if((typeof data27 !== "string") && (data27 !== null)){
const err27 = {instancePath:instancePath+"/language",schemaPath:"PreRecordedRequestParams#/properties/language/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data27 === 'string')){
if(!(validate12.call(this, data27, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"PreRecordedRequestParams#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedResult = validate29;

export const explainPreRecordedWebhook = validate144;
const schema334 = {"named":"PreRecordedWebhook"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"PreRecordedWebhook#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const explainRealtimeProcessingConfig = validate96;

export const explainResultMetadata = validate30;

export const explainSentence = validate39;

export const explainSentencesAddon = validate67;

export const explainSentimentAnalysisAddon = validate53;

export const explainStructuredDataExtractionAddon = validate63;

export const explainSubtitle = validate41;

export const explainSubtitlesConfig = validate121;

export const explainSummarizationAddon = validate47;

export const explainSummarizationConfig = validate105;

export const explainTranscription = validate32;

export const explainTranscriptionJob = validate26;

export const explainTranscriptionLanguageCode = validate12;

export const explainTranslationAddon = validate44;

export const explainTranslationConfig = validate99;

export const explainTranslationLanguageCode = validate100;

export const explainUploadResponse = validate145;
const schema336 = {"named":"UploadResponse"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.audio_metadata !== undefined){
let data1 = value0.audio_metadata;
const value1 = plain(data1);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err1 = {instancePath:instancePath+"/audio_metadata",schemaPath:"UploadResponse#/properties/audio_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate2.call(this, value1, {instancePath:instancePath+"/audio_metadata",parentData:data1,parentDataProperty:"audio_metadata",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"UploadResponse#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const explainUtterance = validate34;

export const explainWord = validate36;

export const explainAudioChunkData = validate147;
const schema339 = {"named":"AudioChunkData"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.chunk !== undefined){
let data0 = value0.chunk;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"AudioChunkData#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

export const explainAudioChunkMessage = validate148;
const schema341 = {"named":"AudioChunkMessage"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.type !== undefined){
if(value0.type !== "audio_chunk"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.data !== undefined){
let data1 = value0.data;
const value1 = plain(data1);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err1 = {instancePath:instancePath+"/data",schemaPath:"AudioChunkMessage#/properties/data/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate147.call(this, value1, {instancePath:instancePath+"/data",parentData:data1,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"AudioChunkMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

export const explainLiveUtterance = validate150;
const schema343 = {"named":"LiveUtterance"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.text !== undefined){
let data0 = value0.text;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.language !== undefined){
let data1 = value0.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/language",schemaPath:"LiveUtterance#/properties/language/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 === 'string')){
if(!(validate12.call(this, data1, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(value0.start !== undefined){
let data2 = value0.start;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.end !== undefined){
let data3 = value0.end;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.channel !== undefined){
let data4 = value0.channel;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.words !== undefined){
let data5 = value0.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let most0 = 100;
const len0 = data5.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsWord(data5[i0])){
if(!(validate36.call(this, data5[i0], {instancePath:instancePath+"/words/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.confidence !== undefined){
let data7 = value0.confidence;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"LiveUtterance#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

export const explainOtherServerMessage = validate153;
const schema351 = {"named":"OtherServerMessage"};
const schema354 = ["transcript"];

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.session_id !== undefined){
let data0 = value0.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data1 = value0.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.type !== undefined){
let data2 = value0.type;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(schema354.includes(data2)){
const err3 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/not",keyword:"not",params:{excludedValues: schema354}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.data !== undefined){
const value1 = plain(value0.data);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err4 = {instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"OtherServerMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

export const explainStopRecordingMessage = validate154;
const schema356 = {"named":"StopRecordingMessage"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.type !== undefined){
if(value0.type !== "stop_recording"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"StopRecordingMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

export const explainTranscriptData = validate155;
const schema357 = {"named":"TranscriptData"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.id !== undefined){
let data0 = value0.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_final !== undefined){
let data1 = value0.is_final;
if((typeof data1 !== "boolean") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.utterance !== undefined){
let data2 = value0.utterance;
const value1 = plain(data2);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err2 = {instancePath:instancePath+"/utterance",schemaPath:"TranscriptData#/properties/utterance/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate150.call(this, value1, {instancePath:instancePath+"/utterance",parentData:data2,parentDataProperty:"utterance",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"TranscriptData#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

export const explainTranscriptMessage = validate157;
const schema361 = {"named":"TranscriptMessage"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.session_id !== undefined){
let data0 = value0.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data1 = value0.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.type !== undefined){
if(value0.type !== "transcript"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.data !== undefined){
let data3 = value0.data;
const value1 = plain(data3);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/data",schemaPath:"TranscriptMessage#/properties/data/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate155.call(this, value1, {instancePath:instancePath+"/data",parentData:data3,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"TranscriptMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const explainListTranscriptionJobsQuery = validate159;
const schema365 = {"named":"ListTranscriptionJobsQuery"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.offset !== undefined){
let data0 = value0.offset;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.limit !== undefined){
let data1 = value0.limit;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: schema5.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.date !== undefined){
let data2 = value0.date;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/date",schemaPath:"ListTranscriptionJobsQuery#/properties/date/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 === 'string')){
if(!(validate17.call(this, data2, {instancePath:instancePath+"/date",parentData:value0,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(value0.before_date !== undefined){
let data3 = value0.before_date;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/before_date",schemaPath:"ListTranscriptionJobsQuery#/properties/before_date/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 === 'string')){
if(!(validate17.call(this, data3, {instancePath:instancePath+"/before_date",parentData:value0,parentDataProperty:"before_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(value0.after_date !== undefined){
let data4 = value0.after_date;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/after_date",schemaPath:"ListTranscriptionJobsQuery#/properties/after_date/type",keyword:"type",params:{type: schema2.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 === 'string')){
if(!(validate17.call(this, data4, {instancePath:instancePath+"/after_date",parentData:value0,parentDataProperty:"after_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(value0.status !== undefined){
let data5 = value0.status;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
let most0 = 100;
const len0 = data5.length;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsJobStatus(data5[i0])){
if(!(validate87.call(this, data5[i0], {instancePath:instancePath+"/status/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
}
}
if(value0.custom_metadata !== undefined){
const value1 = plain(value0.custom_metadata);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: schema18.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.kind !== undefined){
let data8 = value0.kind;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data8)){
let most1 = 100;
const len1 = data8.length;
for(let i1 = 0; i1 < len1; i1++){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!accept.acceptsJobKind(data8[i1])){
if(!(validate24.call(this, data8[i1], {instancePath:instancePath+"/kind/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

export const explainClientMessage = validate165;
const schema374 = {"named":"ClientMessage"};
const schema375 = ["type"];
const schema376 = ["audio_chunk","stop_recording"];

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["type"];
if(tag0 === "audio_chunk"){
if(!(validate148.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
if(tag0 === "stop_recording"){
if(!(validate154.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema375){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ClientMessage#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.type !== undefined){
if(!schema376.includes(value0.type)){
const err1 = {instancePath:instancePath+"/type",schemaPath:"ClientMessage#/properties/type/enum",keyword:"enum",params:{allowedValues: schema376}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"ClientMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

export const explainServerMessage = validate168;
const schema377 = {"named":"ServerMessage"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["type"];
if(tag0 === "transcript"){
if(!(validate157.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(typeof tag0 == "string" && !(tag0 === "transcript")){
if(!(validate153.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema375){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ServerMessage#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.type !== undefined){
if(typeof value0.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"ServerMessage#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"ServerMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

