// Generated from the contract by `npm run build`; edit the contract instead.

import * as accept from '../accept/strict.js';
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
const schema2 = ["id","filename","source","audio_duration","number_of_channels"];
const schema3 = {"type":["string","null"]};
const schema5 = {"type":["number","null"]};
const schema6 = {"type":["integer","null"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema2){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
if(typeof value0.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.filename !== undefined){
let data1 = value0.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/filename",schemaPath:"AudioFile#/properties/filename/type",keyword:"type",params:{type: schema3.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.source !== undefined){
let data2 = value0.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/source",schemaPath:"AudioFile#/properties/source/type",keyword:"type",params:{type: schema3.type}};
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
let data3 = value0.audio_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioFile#/properties/audio_duration/type",keyword:"type",params:{type: schema5.type}};
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
let data4 = value0.number_of_channels;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema2.includes(key1)){
const err7 = {instancePath,schemaPath:"AudioFile#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema2)}};
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
const err8 = {instancePath,schemaPath:"AudioFile#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const explainAudioMetadata = validate2;
const schema8 = {"named":"AudioMetadata"};
const schema9 = ["id","filename","extension","size","audio_duration","number_of_channels"];

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema9){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
if(typeof value0.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.filename !== undefined){
if(typeof value0.filename !== "string"){
const err2 = {instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.extension !== undefined){
if(typeof value0.extension !== "string"){
const err3 = {instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.size !== undefined){
let data3 = value0.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.audio_duration !== undefined){
let data4 = value0.audio_duration;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.number_of_channels !== undefined){
let data5 = value0.number_of_channels;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema9.includes(key1)){
const err7 = {instancePath,schemaPath:"AudioMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema9)}};
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
const err8 = {instancePath,schemaPath:"AudioMetadata#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const explainAudioToLlmAddon = validate3;
const schema11 = {"named":"AudioToLlmAddon"};
const schema12 = ["is_empty","exec_time","success","error","results"];
const schema13 = {"type":["array","null"]};
const schema14 = ["is_empty","exec_time","error","results","success"];
const schema15 = {"type":["object","null"]};
const schema17 = ["success"];
const schema18 = [true,false];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"AudioToLlmAddon#/properties/results/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const value1 = plain(data2[i0]);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"AudioToLlmAddon#/properties/results/items/type",keyword:"type",params:{type: "object"}};
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
}
}
}
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err5 = {instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err6 = {instancePath,schemaPath:"AudioToLlmAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value2 = plain(data5);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err7 = {instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate0.call(this, value2, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err8 = {instancePath,schemaPath:"AudioToLlmAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err9 = {instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err10 = {instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"AudioToLlmAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const explainAudioToLlmConfig = validate5;
const schema19 = {"named":"AudioToLlmConfig"};
const schema20 = ["prompts"];
const schema21 = ["prompts","model"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema20){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioToLlmConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.prompts !== undefined){
let data0 = value0.prompts;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
const err2 = {instancePath:instancePath+"/prompts/" + i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"}};
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
const err3 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: "array"}};
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
if(typeof value0.model !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema21.includes(key1)){
const err5 = {instancePath,schemaPath:"AudioToLlmConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema21)}};
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
const err6 = {instancePath,schemaPath:"AudioToLlmConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const explainCallbackConfig = validate6;
const schema22 = {"named":"CallbackConfig"};
const schema23 = ["url"];
const schema24 = ["POST","PUT"];
const schema25 = ["url","method"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema23){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"CallbackConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.url !== undefined){
let data0 = value0.url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err1 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.method !== undefined){
if(!schema24.includes(value0.method)){
const err3 = {instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/enum",keyword:"enum",params:{allowedValues: schema24}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema25.includes(key1)){
const err4 = {instancePath,schemaPath:"CallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema25)}};
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
const err5 = {instancePath,schemaPath:"CallbackConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const explainChapterizationAddon = validate7;
const schema26 = {"named":"ChapterizationAddon"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
const value1 = plain(value0.results);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"ChapterizationAddon#/properties/results/type",keyword:"type",params:{type: schema15.type}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"ChapterizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value2 = plain(data4);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate0.call(this, value2, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"ChapterizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"ChapterizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const explainCustomSpellingConfig = validate9;
const schema34 = {"named":"CustomSpellingConfig"};
const schema35 = ["spelling_dictionary"];

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema35){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"CustomSpellingConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.spelling_dictionary !== undefined){
const value1 = plain(value0.spelling_dictionary);
if(value1 && typeof value1 == "object" && !Array.isArray(value1)){
let most0 = 100;
for(const key1 in value1){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
let data1 = value1[key1];
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
const err1 = {instancePath:instancePath+"/spelling_dictionary/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/spelling_dictionary/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type",keyword:"type",params:{type: "array"}};
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
const err3 = {instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema35.includes(key2)){
const err4 = {instancePath,schemaPath:"CustomSpellingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema35)}};
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
const err5 = {instancePath,schemaPath:"CustomSpellingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const explainCustomVocabulary = validate10;
const schema37 = {"named":"CustomVocabulary"};
const schema38 = {"type":["string","object"]};
const schema39 = {"named":"CustomVocabularyEntry"};
const schema40 = ["value"];
const schema43 = ["value","intensity","pronunciations","language"];
const schema41 = {"named":"TranscriptionLanguageCode"};
const schema42 = /^[a-z]{2,3}$/u;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!schema42.test(data)){
const err0 = {instancePath,schemaPath:"TranscriptionLanguageCode#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
for(const key0 of schema40){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"CustomVocabularyEntry#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.value !== undefined){
if(typeof value0.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.intensity !== undefined){
let data1 = value0.intensity;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.pronunciations !== undefined){
let data2 = value0.pronunciations;
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
const err5 = {instancePath:instancePath+"/pronunciations/" + i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.language !== undefined){
if(!(validate12.call(this, value0.language, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema43.includes(key1)){
const err7 = {instancePath,schemaPath:"CustomVocabularyEntry#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema43)}};
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
const err8 = {instancePath,schemaPath:"CustomVocabularyEntry#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"CustomVocabulary#/items/type",keyword:"type",params:{type: schema38.type}};
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
const schema44 = {"named":"CustomVocabularyConfig"};
const schema45 = ["vocabulary"];
const schema46 = ["vocabulary","default_intensity"];

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema45){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"CustomVocabularyConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.vocabulary !== undefined){
if(!(validate10.call(this, value0.vocabulary, {instancePath:instancePath+"/vocabulary",parentData:value0,parentDataProperty:"vocabulary",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(value0.default_intensity !== undefined){
let data1 = value0.default_intensity;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema46.includes(key1)){
const err4 = {instancePath,schemaPath:"CustomVocabularyConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema46)}};
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
const err5 = {instancePath,schemaPath:"CustomVocabularyConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const explainCustomVocabularyEntry = validate11;

export const explainDateOrDateTime = validate17;
const schema47 = {"named":"DateOrDateTime"};

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
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data === "string"){
if(!formats.date(data)){
const err1 = {instancePath,schemaPath:"DateOrDateTime#/anyOf/0/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(typeof data === "string"){
if(!formats.dateTime(data)){
const err2 = {instancePath,schemaPath:"DateOrDateTime#/anyOf/1/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"DateOrDateTime#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const explainDiarizationAddon = validate18;
const schema48 = {"named":"DiarizationAddon"};
const schema50 = {"named":"Utterance"};
const schema51 = ["text","language","start","end","channel","words"];
const schema55 = ["text","language","start","end","channel","words","confidence","speaker"];
const schema52 = {"named":"Word"};
const schema53 = ["word","start","end","confidence"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema53){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.word !== undefined){
if(typeof value0.word !== "string"){
const err1 = {instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.start !== undefined){
let data1 = value0.start;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: "number"}};
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
let data2 = value0.end;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.confidence !== undefined){
let data3 = value0.confidence;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema53.includes(key1)){
const err5 = {instancePath,schemaPath:"Word#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema53, {"time_begin":["start"],"time_end":["end"]})}};
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
const err6 = {instancePath,schemaPath:"Word#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema51){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.text !== undefined){
if(typeof value0.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.language !== undefined){
if(!(validate12.call(this, value0.language, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(value0.start !== undefined){
let data2 = value0.start;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: "number"}};
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
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: "number"}};
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
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: "integer"}};
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
if(!(validate21.call(this, data5[i0], {instancePath:instancePath+"/words/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.confidence !== undefined){
let data7 = value0.confidence;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: "number"}};
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
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err7 = {instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema55.includes(key1)){
const err8 = {instancePath,schemaPath:"Utterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema55, {"time_begin":["start"],"time_end":["end"],"transcription":["text"]})}};
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
const err9 = {instancePath,schemaPath:"Utterance#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
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
if(!accept.acceptsUtterance(data2[i0])){
if(!(validate19.call(this, data2[i0], {instancePath:instancePath+"/results/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/results",schemaPath:"DiarizationAddon#/properties/results/type",keyword:"type",params:{type: "array"}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"DiarizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value1 = plain(data5);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"DiarizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"DiarizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const explainDiarizationConfig = validate25;
const schema61 = {"named":"DiarizationConfig"};
const schema62 = ["number_of_speakers","min_speakers","max_speakers"];

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.number_of_speakers !== undefined){
let data0 = value0.number_of_speakers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(value0.min_speakers !== undefined){
let data1 = value0.min_speakers;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(value0.max_speakers !== undefined){
let data2 = value0.max_speakers;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema62.includes(key0)){
const err6 = {instancePath,schemaPath:"DiarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema62)}};
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
const err7 = {instancePath,schemaPath:"DiarizationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const explainDisplayModeAddon = validate26;
const schema63 = {"named":"DisplayModeAddon"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"DisplayModeAddon#/properties/results/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"DisplayModeAddon#/properties/results/items/type",keyword:"type",params:{type: "string"}};
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
}
}
}
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err5 = {instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err6 = {instancePath,schemaPath:"DisplayModeAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value1 = plain(data5);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err7 = {instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err8 = {instancePath,schemaPath:"DisplayModeAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err9 = {instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err10 = {instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"DisplayModeAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const explainErrorResponse = validate28;
const schema71 = {"named":"ErrorResponse"};
const schema72 = ["timestamp","path","request_id","statusCode","message"];

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema72){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.timestamp !== undefined){
if(typeof value0.timestamp !== "string"){
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.path !== undefined){
if(typeof value0.path !== "string"){
const err2 = {instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.request_id !== undefined){
if(typeof value0.request_id !== "string"){
const err3 = {instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.statusCode !== undefined){
let data3 = value0.statusCode;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.message !== undefined){
if(typeof value0.message !== "string"){
const err5 = {instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema72.includes(key1)){
const err6 = {instancePath,schemaPath:"ErrorResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema72)}};
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
const err7 = {instancePath,schemaPath:"ErrorResponse#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const explainJobKind = validate29;
const schema74 = {"named":"JobKind"};
const schema75 = ["pre-recorded","live"];

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!schema75.includes(data)){
const err0 = {instancePath,schemaPath:"JobKind#/enum",keyword:"enum",params:{allowedValues: schema75}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const explainJobPage = validate30;
const schema76 = {"named":"JobPage"};
const schema77 = ["first","current","next","items"];
const schema79 = {"named":"TranscriptionJob"};
const schema231 = ["kind"];
const schema80 = {"named":"PreRecordedJob"};
const schema81 = ["id","request_id","version","created_at","post_session_metadata","kind","status"];
const schema187 = ["id","request_id","version","created_at","post_session_metadata","kind","custom_metadata","file","request_params","completed_at","error_code","result","status"];
const schema188 = ["completed_at","result"];
const schema190 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","result","custom_metadata","file","request_params","error_code","status"];
const schema191 = ["completed_at","error_code"];
const schema193 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","error_code","custom_metadata","file","request_params","result","status"];
const schema194 = ["status"];
const schema195 = ["queued","processing","done","error"];
const schema84 = {"named":"PreRecordedRequestParams"};
const schema85 = ["audio_url"];
const schema87 = {"type":["boolean","array"]};
const schema109 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language"];
const schema88 = {"named":"SubtitlesConfig"};
const schema89 = ["srt","vtt"];
const schema90 = ["default","compliance"];
const schema91 = ["formats","minimum_duration","maximum_duration","maximum_characters_per_row","maximum_rows_per_caption","style"];

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.formats !== undefined){
let data0 = value0.formats;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
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
if(!schema89.includes(data0[i0])){
const err1 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"SubtitlesConfig#/properties/formats/items/enum",keyword:"enum",params:{allowedValues: schema89}};
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
const err2 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.minimum_duration !== undefined){
let data2 = value0.minimum_duration;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.maximum_duration !== undefined){
let data3 = value0.maximum_duration;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.maximum_characters_per_row !== undefined){
let data4 = value0.maximum_characters_per_row;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(value0.maximum_rows_per_caption !== undefined){
let data5 = value0.maximum_rows_per_caption;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(value0.style !== undefined){
if(!schema90.includes(value0.style)){
const err13 = {instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/enum",keyword:"enum",params:{allowedValues: schema90}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let most1 = 100;
for(const key0 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema91.includes(key0)){
const err14 = {instancePath,schemaPath:"SubtitlesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema91)}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"SubtitlesConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema92 = {"named":"TranslationConfig"};
const schema93 = ["target_languages"];
const schema96 = ["base","enhanced"];
const schema97 = ["target_languages","model","match_original_utterances","lipsync","context_adaptation","context","informal"];
const schema94 = {"named":"TranslationLanguageCode"};
const schema95 = ["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"];

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!schema95.includes(data)){
const err0 = {instancePath,schemaPath:"TranslationLanguageCode#/enum",keyword:"enum",params:{allowedValues: schema95}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema93){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"TranslationConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.target_languages !== undefined){
let data0 = value0.target_languages;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
if(!(validate42.call(this, data0[i0], {instancePath:instancePath+"/target_languages/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.model !== undefined){
if(!schema96.includes(value0.model)){
const err3 = {instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/enum",keyword:"enum",params:{allowedValues: schema96}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.match_original_utterances !== undefined){
if(typeof value0.match_original_utterances !== "boolean"){
const err4 = {instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.lipsync !== undefined){
if(typeof value0.lipsync !== "boolean"){
const err5 = {instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.context_adaptation !== undefined){
if(typeof value0.context_adaptation !== "boolean"){
const err6 = {instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.context !== undefined){
if(typeof value0.context !== "string"){
const err7 = {instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.informal !== undefined){
if(typeof value0.informal !== "boolean"){
const err8 = {instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema97.includes(key1)){
const err9 = {instancePath,schemaPath:"TranslationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema97)}};
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
const err10 = {instancePath,schemaPath:"TranslationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema98 = {"named":"SummarizationConfig"};
const schema99 = ["general","bullet_points","concise"];
const schema100 = ["type"];

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.type !== undefined){
if(!schema99.includes(value0.type)){
const err0 = {instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/enum",keyword:"enum",params:{allowedValues: schema99}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema100.includes(key0)){
const err1 = {instancePath,schemaPath:"SummarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema100)}};
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
const err2 = {instancePath,schemaPath:"SummarizationConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema101 = {"named":"PiiRedactionConfig"};
const schema102 = {"type":["string","array"]};
const schema105 = ["MARKER","MASK"];
const schema106 = ["entity_types","processed_text_type"];
const schema103 = {"named":"PiiEntityType"};
const schema104 = ["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"];

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!schema104.includes(data)){
const err0 = {instancePath,schemaPath:"PiiEntityType#/enum",keyword:"enum",params:{allowedValues: schema104}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.entity_types !== undefined){
let data0 = value0.entity_types;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: schema102.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 === 'string')){
if(!(validate50.call(this, data0, {instancePath:instancePath+"/entity_types",parentData:value0,parentDataProperty:"entity_types",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate50.call(this, data0[i0], {instancePath:instancePath+"/entity_types/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(value0.processed_text_type !== undefined){
if(!schema105.includes(value0.processed_text_type)){
const err1 = {instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/enum",keyword:"enum",params:{allowedValues: schema105}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let most1 = 100;
for(const key0 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema106.includes(key0)){
const err2 = {instancePath,schemaPath:"PiiRedactionConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema106)}};
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
const err3 = {instancePath,schemaPath:"PiiRedactionConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema107 = {"named":"LanguageConfig"};
const schema108 = ["languages","code_switching"];

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.languages !== undefined){
let data0 = value0.languages;
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
else {
const err0 = {instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.code_switching !== undefined){
if(typeof value0.code_switching !== "boolean"){
const err1 = {instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let most1 = 100;
for(const key0 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema108.includes(key0)){
const err2 = {instancePath,schemaPath:"LanguageConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema108)}};
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
const err3 = {instancePath,schemaPath:"LanguageConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema85){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedRequestParams#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: schema3.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
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
if(value0.custom_vocabulary !== undefined){
let data1 = value0.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: schema87.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(!(validate15.call(this, value0.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",parentData:value0,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(value0.callback_url !== undefined){
let data3 = value0.callback_url;
if(typeof data3 === "string"){
if(!formats.uri(data3)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data3)}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.callback !== undefined){
if(typeof value0.callback !== "boolean"){
const err6 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.callback_config !== undefined){
if(!(validate6.call(this, value0.callback_config, {instancePath:instancePath+"/callback_config",parentData:value0,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(value0.subtitles !== undefined){
if(typeof value0.subtitles !== "boolean"){
const err7 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.subtitles_config !== undefined){
if(!(validate38.call(this, value0.subtitles_config, {instancePath:instancePath+"/subtitles_config",parentData:value0,parentDataProperty:"subtitles_config",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(value0.diarization !== undefined){
if(typeof value0.diarization !== "boolean"){
const err8 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate25.call(this, value0.diarization_config, {instancePath:instancePath+"/diarization_config",parentData:value0,parentDataProperty:"diarization_config",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(value0.translation !== undefined){
if(typeof value0.translation !== "boolean"){
const err9 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.translation_config !== undefined){
if(!(validate41.call(this, value0.translation_config, {instancePath:instancePath+"/translation_config",parentData:value0,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(value0.summarization !== undefined){
if(typeof value0.summarization !== "boolean"){
const err10 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.summarization_config !== undefined){
if(!(validate45.call(this, value0.summarization_config, {instancePath:instancePath+"/summarization_config",parentData:value0,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(value0.named_entity_recognition !== undefined){
if(typeof value0.named_entity_recognition !== "boolean"){
const err11 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(value0.custom_spelling !== undefined){
if(typeof value0.custom_spelling !== "boolean"){
const err12 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
if(!(validate9.call(this, value0.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",parentData:value0,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(value0.sentiment_analysis !== undefined){
if(typeof value0.sentiment_analysis !== "boolean"){
const err13 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(value0.audio_to_llm !== undefined){
if(typeof value0.audio_to_llm !== "boolean"){
const err14 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(value0.audio_to_llm_config !== undefined){
if(!(validate5.call(this, value0.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config",parentData:value0,parentDataProperty:"audio_to_llm_config",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(value0.pii_redaction !== undefined){
if(typeof value0.pii_redaction !== "boolean"){
const err15 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(value0.pii_redaction_config !== undefined){
if(!(validate49.call(this, value0.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config",parentData:value0,parentDataProperty:"pii_redaction_config",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(value0.sentences !== undefined){
if(typeof value0.sentences !== "boolean"){
const err16 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(value0.punctuation_enhanced !== undefined){
if(typeof value0.punctuation_enhanced !== "boolean"){
const err17 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(value0.language_config !== undefined){
if(!(validate54.call(this, value0.language_config, {instancePath:instancePath+"/language_config",parentData:value0,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(value0.detect_language !== undefined){
if(typeof value0.detect_language !== "boolean"){
const err18 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(value0.enable_code_switching !== undefined){
if(typeof value0.enable_code_switching !== "boolean"){
const err19 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(value0.language !== undefined){
if(!(validate12.call(this, value0.language, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema109.includes(key1)){
const err20 = {instancePath,schemaPath:"PreRecordedRequestParams#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema109, {"code_switching":["language_config.code_switching"],"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"entity_types":["pii_redaction_config.entity_types"],"formats":["subtitles_config.formats"],"informal":["translation_config.informal"],"language_behaviour":["detect_language","enable_code_switching","language"],"languages":["language_config.languages"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"max_speakers":["diarization_config.max_speakers"],"maximum_characters_per_row":["subtitles_config.maximum_characters_per_row"],"maximum_duration":["subtitles_config.maximum_duration"],"maximum_rows_per_caption":["subtitles_config.maximum_rows_per_caption"],"method":["callback_config.method"],"min_speakers":["diarization_config.min_speakers"],"minimum_duration":["subtitles_config.minimum_duration"],"model":["translation_config.model","audio_to_llm_config.model"],"number_of_speakers":["diarization_config.number_of_speakers"],"output_format":["subtitles","subtitles_config"],"processed_text_type":["pii_redaction_config.processed_text_type"],"prompts":["audio_to_llm_config.prompts"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"style":["subtitles_config.style"],"target_languages":["translation_config.target_languages"],"toggle_diarization":["diarization"],"type":["summarization_config.type"],"vocabulary":["custom_vocabulary_config.vocabulary"],"webhook_url":["callback_url (deprecated)"]})}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"PreRecordedRequestParams#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema113 = {"named":"PreRecordedResult"};
const schema114 = ["metadata"];
const schema186 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","moderation","name_consistency","structured_data_extraction","audio_to_llm","sentences","display_mode","diarization"];
const schema115 = {"named":"ResultMetadata"};
const schema116 = ["audio_duration","number_of_distinct_channels","billing_time","transcription_time"];

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema116){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.audio_duration !== undefined){
let data0 = value0.audio_duration;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.number_of_distinct_channels !== undefined){
let data1 = value0.number_of_distinct_channels;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(value0.billing_time !== undefined){
let data2 = value0.billing_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.transcription_time !== undefined){
let data3 = value0.transcription_time;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema116.includes(key1)){
const err6 = {instancePath,schemaPath:"ResultMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema116, {"duration":["audio_duration"],"total_transcription_time":["transcription_time"]})}};
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
const err7 = {instancePath,schemaPath:"ResultMetadata#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema118 = {"named":"Transcription"};
const schema119 = ["full_transcript","languages","utterances"];
const schema122 = ["full_transcript","languages","utterances","sentences","subtitles"];
const schema120 = {"named":"Sentence"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate65.errors = vErrors;
return errors === 0;
}

const schema121 = {"named":"Subtitle"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate67.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema119){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.full_transcript !== undefined){
if(typeof value0.full_transcript !== "string"){
const err1 = {instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.languages !== undefined){
let data1 = value0.languages;
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
else {
const err2 = {instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.utterances !== undefined){
let data3 = value0.utterances;
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
if(!(validate19.call(this, data3[i1], {instancePath:instancePath+"/utterances/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.sentences !== undefined){
let data5 = value0.sentences;
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
if(!(validate65.call(this, data5[i2], {instancePath:instancePath+"/sentences/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.subtitles !== undefined){
let data7 = value0.subtitles;
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
if(!(validate67.call(this, data7[i3], {instancePath:instancePath+"/subtitles/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most4 = 100;
for(const key1 in value0){
if(errors >= most4){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most4 = errors + 100;
}
if(!schema122.includes(key1)){
const err6 = {instancePath,schemaPath:"Transcription#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema122, {"prediction":["utterances"]})}};
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
const err7 = {instancePath,schemaPath:"Transcription#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema123 = {"named":"TranslationAddon"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"TranslationAddon#/properties/results/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const value1 = plain(data2[i0]);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"TranslationAddon#/properties/results/items/type",keyword:"type",params:{type: "object"}};
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
}
}
}
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err5 = {instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err6 = {instancePath,schemaPath:"TranslationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value2 = plain(data5);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err7 = {instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate0.call(this, value2, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err8 = {instancePath,schemaPath:"TranslationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err9 = {instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err10 = {instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"TranslationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema131 = {"named":"SummarizationAddon"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"SummarizationAddon#/properties/results/type",keyword:"type",params:{type: schema3.type}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"SummarizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value1 = plain(data4);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"SummarizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"SummarizationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema139 = {"named":"NamedEntityRecognitionAddon"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"NamedEntityRecognitionAddon#/properties/results/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const value1 = plain(data2[i0]);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"NamedEntityRecognitionAddon#/properties/results/items/type",keyword:"type",params:{type: "object"}};
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
}
}
}
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err5 = {instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err6 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value2 = plain(data5);
if((!(value2 && typeof value2 == "object" && !Array.isArray(value2))) && (value2 !== null)){
const err7 = {instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value2 === 'object' && value2 !== null && !Array.isArray(value2))){
if(!(validate0.call(this, value2, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err8 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err9 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err10 = {instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema147 = {"named":"SentimentAnalysisAddon"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
if(typeof value0.results !== "string"){
const err3 = {instancePath:instancePath+"/results",schemaPath:"SentimentAnalysisAddon#/properties/results/type",keyword:"type",params:{type: "string"}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"SentimentAnalysisAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value1 = plain(data4);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"SentimentAnalysisAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"SentimentAnalysisAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema154 = {"named":"ModerationAddon"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"ModerationAddon#/properties/results/type",keyword:"type",params:{type: schema3.type}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"ModerationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value1 = plain(data4);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"ModerationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"ModerationAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema162 = {"named":"NameConsistencyAddon"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"NameConsistencyAddon#/properties/results/type",keyword:"type",params:{type: schema3.type}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"NameConsistencyAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value1 = plain(data4);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"NameConsistencyAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"NameConsistencyAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const schema170 = {"named":"StructuredDataExtractionAddon"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"StructuredDataExtractionAddon#/properties/results/type",keyword:"type",params:{type: schema3.type}};
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
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err4 = {instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema14.includes(key1)){
const err5 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data4 = value0.error;
const value1 = plain(data4);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err6 = {instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data4,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most1 = 100;
for(const key2 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key2)){
const err7 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err8 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err9 = {instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
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
const err10 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const schema178 = {"named":"SentencesAddon"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["success"];
if(tag0 === true || tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema12){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.is_empty !== undefined){
if(typeof value0.is_empty !== "boolean"){
const err1 = {instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.exec_time !== undefined){
let data1 = value0.exec_time;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.results !== undefined){
let data2 = value0.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/results",schemaPath:"SentencesAddon#/properties/results/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/results/" + i0,schemaPath:"SentencesAddon#/properties/results/items/type",keyword:"type",params:{type: "string"}};
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
}
}
}
if(tag0 === true){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
if(value0.error !== null){
const err5 = {instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema14.includes(key1)){
const err6 = {instancePath,schemaPath:"SentencesAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema14)}};
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
}
if(tag0 === false){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.error !== undefined){
let data5 = value0.error;
const value1 = plain(data5);
if((!(value1 && typeof value1 == "object" && !Array.isArray(value1))) && (value1 !== null)){
const err7 = {instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof value1 === 'object' && value1 !== null && !Array.isArray(value1))){
if(!(validate0.call(this, value1, {instancePath:instancePath+"/error",parentData:data5,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key2 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema14.includes(key2)){
const err8 = {instancePath,schemaPath:"SentencesAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, schema14)}};
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
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key3 of schema17){
if(value0[key3] === undefined){
const err9 = {instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.success !== undefined){
if(!schema18.includes(value0.success)){
const err10 = {instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: schema18}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"SentencesAddon#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema114){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedResult#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.metadata !== undefined){
if(!(validate60.call(this, value0.metadata, {instancePath:instancePath+"/metadata",parentData:value0,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(value0.transcription !== undefined){
if(!(validate62.call(this, value0.transcription, {instancePath:instancePath+"/transcription",parentData:value0,parentDataProperty:"transcription",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(value0.translation !== undefined){
if(!(validate70.call(this, value0.translation, {instancePath:instancePath+"/translation",parentData:value0,parentDataProperty:"translation",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(value0.summarization !== undefined){
if(!(validate73.call(this, value0.summarization, {instancePath:instancePath+"/summarization",parentData:value0,parentDataProperty:"summarization",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(value0.named_entity_recognition !== undefined){
if(!(validate76.call(this, value0.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition",parentData:value0,parentDataProperty:"named_entity_recognition",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(value0.sentiment_analysis !== undefined){
if(!(validate79.call(this, value0.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis",parentData:value0,parentDataProperty:"sentiment_analysis",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(value0.chapterization !== undefined){
if(!(validate7.call(this, value0.chapterization, {instancePath:instancePath+"/chapterization",parentData:value0,parentDataProperty:"chapterization",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(value0.moderation !== undefined){
if(!(validate83.call(this, value0.moderation, {instancePath:instancePath+"/moderation",parentData:value0,parentDataProperty:"moderation",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(value0.name_consistency !== undefined){
if(!(validate86.call(this, value0.name_consistency, {instancePath:instancePath+"/name_consistency",parentData:value0,parentDataProperty:"name_consistency",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(value0.structured_data_extraction !== undefined){
if(!(validate89.call(this, value0.structured_data_extraction, {instancePath:instancePath+"/structured_data_extraction",parentData:value0,parentDataProperty:"structured_data_extraction",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(value0.audio_to_llm !== undefined){
if(!(validate3.call(this, value0.audio_to_llm, {instancePath:instancePath+"/audio_to_llm",parentData:value0,parentDataProperty:"audio_to_llm",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(value0.sentences !== undefined){
if(!(validate93.call(this, value0.sentences, {instancePath:instancePath+"/sentences",parentData:value0,parentDataProperty:"sentences",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(value0.display_mode !== undefined){
if(!(validate26.call(this, value0.display_mode, {instancePath:instancePath+"/display_mode",parentData:value0,parentDataProperty:"display_mode",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(value0.diarization !== undefined){
if(!(validate18.call(this, value0.diarization, {instancePath:instancePath+"/diarization",parentData:value0,parentDataProperty:"diarization",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema186.includes(key1)){
const err1 = {instancePath,schemaPath:"PreRecordedResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema186, {"audio_duration":["metadata.audio_duration"],"billing_time":["metadata.billing_time"],"duration":["metadata.audio_duration"],"full_transcript":["transcription.full_transcript"],"languages":["transcription.languages"],"number_of_distinct_channels":["metadata.number_of_distinct_channels"],"prediction":["transcription.utterances"],"subtitles":["transcription.subtitles"],"total_transcription_time":["metadata.transcription_time"],"transcription_time":["metadata.transcription_time"],"utterances":["transcription.utterances"]})}};
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
const err2 = {instancePath,schemaPath:"PreRecordedResult#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["status"];
if(tag0 === "queued" || tag0 === "processing" || tag0 === "done" || tag0 === "error"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema81){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
let data0 = value0.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.request_id !== undefined){
if(typeof value0.request_id !== "string"){
const err3 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.version !== undefined){
let data2 = value0.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data3 = value0.created_at;
if(typeof data3 === "string"){
if(!formats.dateTime(data3)){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.post_session_metadata !== undefined){
const value1 = plain(value0.post_session_metadata);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err7 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/properties/post_session_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.kind !== undefined){
if(value0.kind !== "pre-recorded"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.custom_metadata !== undefined){
const value2 = plain(value0.custom_metadata);
if(!(value2 && typeof value2 == "object" && !Array.isArray(value2))){
const err9 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/properties/custom_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.file !== undefined){
let data7 = value0.file;
const value3 = plain(data7);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err10 = {instancePath:instancePath+"/file",schemaPath:"PreRecordedJob#/properties/file/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate1.call(this, value3, {instancePath:instancePath+"/file",parentData:data7,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(value0.request_params !== undefined){
let data8 = value0.request_params;
const value4 = plain(data8);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err11 = {instancePath:instancePath+"/request_params",schemaPath:"PreRecordedJob#/properties/request_params/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate34.call(this, value4, {instancePath:instancePath+"/request_params",parentData:data8,parentDataProperty:"request_params",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
}
}
if(tag0 === "queued" || tag0 === "processing"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.completed_at !== undefined){
let data9 = value0.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/0/properties/completed_at/type",keyword:"type",params:{type: schema3.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data9 === "string"){
if(!formats.dateTime(data9)){
const err13 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/0/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(value0.error_code !== undefined){
let data10 = value0.error_code;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err14 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 599 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10 < 400 || isNaN(data10)){
const err16 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(value0.result !== undefined){
let data11 = value0.result;
const value5 = plain(data11);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err17 = {instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/oneOf/0/properties/result/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate59.call(this, value5, {instancePath:instancePath+"/result",parentData:data11,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema187.includes(key1)){
const err18 = {instancePath,schemaPath:"PreRecordedJob#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema187)}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(tag0 === "done"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key2 of schema188){
if(value0[key2] === undefined){
const err19 = {instancePath,schemaPath:"PreRecordedJob#/oneOf/1/required",keyword:"required",params:{missingProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(value0.completed_at !== undefined){
let data12 = value0.completed_at;
if(typeof data12 === "string"){
if(!formats.dateTime(data12)){
const err20 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/1/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/1/properties/completed_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(value0.result !== undefined){
if(!(validate59.call(this, value0.result, {instancePath:instancePath+"/result",parentData:value0,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(value0.error_code !== undefined){
let data14 = value0.error_code;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err22 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 599 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data14 < 400 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
let most1 = 100;
for(const key3 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema190.includes(key3)){
const err25 = {instancePath,schemaPath:"PreRecordedJob#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, closest: () => closest(key3, schema190, {"audio_to_llm":["result.audio_to_llm"],"chapterization":["result.chapterization"],"diarization":["result.diarization (deprecated)"],"display_mode":["result.display_mode"],"moderation":["result.moderation"],"name_consistency":["result.name_consistency (deprecated)"],"named_entity_recognition":["result.named_entity_recognition"],"sentences":["result.sentences (deprecated)"],"sentiment_analysis":["result.sentiment_analysis"],"structured_data_extraction":["result.structured_data_extraction"],"summarization":["result.summarization"],"transcription":["result.transcription"],"translation":["result.translation"]})}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(tag0 === "error"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key4 of schema191){
if(value0[key4] === undefined){
const err26 = {instancePath,schemaPath:"PreRecordedJob#/oneOf/2/required",keyword:"required",params:{missingProperty: key4}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(value0.completed_at !== undefined){
let data15 = value0.completed_at;
if(typeof data15 === "string"){
if(!formats.dateTime(data15)){
const err27 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/2/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/2/properties/completed_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(value0.error_code !== undefined){
let data16 = value0.error_code;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err29 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 599 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16 < 400 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(value0.result !== undefined){
let data17 = value0.result;
const value6 = plain(data17);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err32 = {instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/oneOf/2/properties/result/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate59.call(this, value6, {instancePath:instancePath+"/result",parentData:data17,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key5 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema193.includes(key5)){
const err33 = {instancePath,schemaPath:"PreRecordedJob#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, closest: () => closest(key5, schema193)}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key6 of schema194){
if(value0[key6] === undefined){
const err34 = {instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: key6}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(value0.status !== undefined){
if(!schema195.includes(value0.status)){
const err35 = {instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/enum",keyword:"enum",params:{allowedValues: schema195}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"PreRecordedJob#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema196 = {"named":"LiveJob"};
const schema200 = {"named":"LiveRequest"};
const schema201 = ["wav/pcm","wav/alaw","wav/ulaw"];
const schema202 = [8,16,24,32];
const schema203 = [8000,16000,32000,44100,48000];
const schema215 = ["encoding","bit_depth","sample_rate","channels","model","endpointing","maximum_duration_without_endpointing","language_config","pre_processing","realtime_processing","post_processing","messages_config","callback","callback_config"];
const schema204 = {"named":"PreProcessingConfig"};
const schema205 = ["audio_enhancer","speech_threshold"];

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.audio_enhancer !== undefined){
if(typeof value0.audio_enhancer !== "boolean"){
const err0 = {instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: "boolean"}};
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
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema205.includes(key0)){
const err4 = {instancePath,schemaPath:"PreProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema205)}};
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
const err5 = {instancePath,schemaPath:"PreProcessingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const schema206 = {"named":"RealtimeProcessingConfig"};
const schema207 = ["custom_vocabulary","custom_vocabulary_config","custom_spelling","custom_spelling_config","translation","translation_config","named_entity_recognition","sentiment_analysis","words_accurate_timestamps"];

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.custom_vocabulary !== undefined){
if(typeof value0.custom_vocabulary !== "boolean"){
const err0 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate15.call(this, value0.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",parentData:value0,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(value0.custom_spelling !== undefined){
if(typeof value0.custom_spelling !== "boolean"){
const err1 = {instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
if(!(validate9.call(this, value0.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",parentData:value0,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(value0.translation !== undefined){
if(typeof value0.translation !== "boolean"){
const err2 = {instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.translation_config !== undefined){
if(!(validate41.call(this, value0.translation_config, {instancePath:instancePath+"/translation_config",parentData:value0,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(value0.named_entity_recognition !== undefined){
if(typeof value0.named_entity_recognition !== "boolean"){
const err3 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.sentiment_analysis !== undefined){
if(typeof value0.sentiment_analysis !== "boolean"){
const err4 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.words_accurate_timestamps !== undefined){
if(typeof value0.words_accurate_timestamps !== "boolean"){
const err5 = {instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema207.includes(key0)){
const err6 = {instancePath,schemaPath:"RealtimeProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema207, {"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"informal":["translation_config.informal"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"model":["translation_config.model"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"target_languages":["translation_config.target_languages"],"vocabulary":["custom_vocabulary_config.vocabulary"],"word_timestamps":["words_accurate_timestamps"]})}};
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
const err7 = {instancePath,schemaPath:"RealtimeProcessingConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

const schema208 = {"named":"PostProcessingConfig"};
const schema209 = ["summarization","summarization_config","chapterization"];

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.summarization !== undefined){
if(typeof value0.summarization !== "boolean"){
const err0 = {instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate45.call(this, value0.summarization_config, {instancePath:instancePath+"/summarization_config",parentData:value0,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(value0.chapterization !== undefined){
if(typeof value0.chapterization !== "boolean"){
const err1 = {instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema209.includes(key0)){
const err2 = {instancePath,schemaPath:"PostProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema209, {"type":["summarization_config.type"]})}};
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
validate113.errors = vErrors;
return errors === 0;
}

const schema210 = {"named":"LiveMessagesConfig"};
const schema211 = ["receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.receive_partial_transcripts !== undefined){
if(typeof value0.receive_partial_transcripts !== "boolean"){
const err0 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_final_transcripts !== "boolean"){
const err1 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_speech_events !== "boolean"){
const err2 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_pre_processing_events !== "boolean"){
const err3 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_realtime_processing_events !== "boolean"){
const err4 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_post_processing_events !== "boolean"){
const err5 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_acknowledgments !== "boolean"){
const err6 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_errors !== "boolean"){
const err7 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"}};
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
if(typeof value0.receive_lifecycle_events !== "boolean"){
const err8 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema211.includes(key0)){
const err9 = {instancePath,schemaPath:"LiveMessagesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema211)}};
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
const err10 = {instancePath,schemaPath:"LiveMessagesConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema212 = {"named":"LiveCallbackConfig"};
const schema214 = ["url","receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema23){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"LiveCallbackConfig#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.url !== undefined){
let data0 = value0.url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err1 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.receive_partial_transcripts !== undefined){
if(typeof value0.receive_partial_transcripts !== "boolean"){
const err3 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.receive_final_transcripts !== undefined){
if(typeof value0.receive_final_transcripts !== "boolean"){
const err4 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.receive_speech_events !== undefined){
if(typeof value0.receive_speech_events !== "boolean"){
const err5 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.receive_pre_processing_events !== undefined){
if(typeof value0.receive_pre_processing_events !== "boolean"){
const err6 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.receive_realtime_processing_events !== undefined){
if(typeof value0.receive_realtime_processing_events !== "boolean"){
const err7 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.receive_post_processing_events !== undefined){
if(typeof value0.receive_post_processing_events !== "boolean"){
const err8 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.receive_acknowledgments !== undefined){
if(typeof value0.receive_acknowledgments !== "boolean"){
const err9 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.receive_errors !== undefined){
if(typeof value0.receive_errors !== "boolean"){
const err10 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.receive_lifecycle_events !== undefined){
if(typeof value0.receive_lifecycle_events !== "boolean"){
const err11 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema214.includes(key1)){
const err12 = {instancePath,schemaPath:"LiveCallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema214)}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"LiveCallbackConfig#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.encoding !== undefined){
if(!schema201.includes(value0.encoding)){
const err0 = {instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema201}};
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
if(!schema202.includes(value0.bit_depth)){
const err1 = {instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/enum",keyword:"enum",params:{allowedValues: schema202}};
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
if(!schema203.includes(value0.sample_rate)){
const err2 = {instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/enum",keyword:"enum",params:{allowedValues: schema203}};
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
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(value0.model !== undefined){
if(typeof value0.model !== "string"){
const err6 = {instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.endpointing !== undefined){
let data5 = value0.endpointing;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 0.01 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.maximum_duration_without_endpointing !== undefined){
let data6 = value0.maximum_duration_without_endpointing;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 5 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.language_config !== undefined){
if(!(validate54.call(this, value0.language_config, {instancePath:instancePath+"/language_config",parentData:value0,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(value0.pre_processing !== undefined){
if(!(validate106.call(this, value0.pre_processing, {instancePath:instancePath+"/pre_processing",parentData:value0,parentDataProperty:"pre_processing",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(value0.realtime_processing !== undefined){
if(!(validate108.call(this, value0.realtime_processing, {instancePath:instancePath+"/realtime_processing",parentData:value0,parentDataProperty:"realtime_processing",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(value0.post_processing !== undefined){
if(!(validate113.call(this, value0.post_processing, {instancePath:instancePath+"/post_processing",parentData:value0,parentDataProperty:"post_processing",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(value0.messages_config !== undefined){
if(!(validate116.call(this, value0.messages_config, {instancePath:instancePath+"/messages_config",parentData:value0,parentDataProperty:"messages_config",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(value0.callback !== undefined){
if(typeof value0.callback !== "boolean"){
const err13 = {instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(value0.callback_config !== undefined){
if(!(validate118.call(this, value0.callback_config, {instancePath:instancePath+"/callback_config",parentData:value0,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key0 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema215.includes(key0)){
const err14 = {instancePath,schemaPath:"LiveRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema215, {"audio_enhancer":["pre_processing.audio_enhancer"],"chapterization":["post_processing.chapterization"],"code_switching":["language_config.code_switching"],"custom_spelling":["realtime_processing.custom_spelling"],"custom_spelling_config":["realtime_processing.custom_spelling_config"],"custom_vocabulary":["realtime_processing.custom_vocabulary"],"custom_vocabulary_config":["realtime_processing.custom_vocabulary_config"],"language":["language_config"],"language_behaviour":["language_config"],"languages":["language_config.languages"],"maximum_audio_duration":["maximum_duration_without_endpointing"],"named_entity_recognition":["realtime_processing.named_entity_recognition"],"receive_acknowledgments":["messages_config.receive_acknowledgments","callback_config.receive_acknowledgments"],"receive_errors":["messages_config.receive_errors","callback_config.receive_errors"],"receive_final_transcripts":["messages_config.receive_final_transcripts","callback_config.receive_final_transcripts"],"receive_lifecycle_events":["messages_config.receive_lifecycle_events","callback_config.receive_lifecycle_events"],"receive_partial_transcripts":["messages_config.receive_partial_transcripts","callback_config.receive_partial_transcripts"],"receive_post_processing_events":["messages_config.receive_post_processing_events","callback_config.receive_post_processing_events"],"receive_pre_processing_events":["messages_config.receive_pre_processing_events","callback_config.receive_pre_processing_events"],"receive_realtime_processing_events":["messages_config.receive_realtime_processing_events","callback_config.receive_realtime_processing_events"],"receive_speech_events":["messages_config.receive_speech_events","callback_config.receive_speech_events"],"sentiment_analysis":["realtime_processing.sentiment_analysis"],"speech_threshold":["pre_processing.speech_threshold"],"summarization":["post_processing.summarization"],"summarization_config":["post_processing.summarization_config"],"translation":["realtime_processing.translation"],"translation_config":["realtime_processing.translation_config"],"url":["callback_config.url"],"word_timestamps":["realtime_processing.words_accurate_timestamps"],"words_accurate_timestamps":["realtime_processing.words_accurate_timestamps"]})}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"LiveRequest#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

const schema219 = {"named":"LiveResult"};
const schema221 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","messages"];

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema114){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"LiveResult#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.metadata !== undefined){
if(!(validate60.call(this, value0.metadata, {instancePath:instancePath+"/metadata",parentData:value0,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(value0.transcription !== undefined){
if(!(validate62.call(this, value0.transcription, {instancePath:instancePath+"/transcription",parentData:value0,parentDataProperty:"transcription",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(value0.translation !== undefined){
if(!(validate70.call(this, value0.translation, {instancePath:instancePath+"/translation",parentData:value0,parentDataProperty:"translation",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(value0.summarization !== undefined){
if(!(validate73.call(this, value0.summarization, {instancePath:instancePath+"/summarization",parentData:value0,parentDataProperty:"summarization",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(value0.named_entity_recognition !== undefined){
if(!(validate76.call(this, value0.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition",parentData:value0,parentDataProperty:"named_entity_recognition",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(value0.sentiment_analysis !== undefined){
if(!(validate79.call(this, value0.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis",parentData:value0,parentDataProperty:"sentiment_analysis",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(value0.chapterization !== undefined){
if(!(validate7.call(this, value0.chapterization, {instancePath:instancePath+"/chapterization",parentData:value0,parentDataProperty:"chapterization",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(value0.messages !== undefined){
let data7 = value0.messages;
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
const err1 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"LiveResult#/properties/messages/items/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema221.includes(key1)){
const err3 = {instancePath,schemaPath:"LiveResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema221, {"audio_duration":["metadata.audio_duration"],"billing_time":["metadata.billing_time"],"duration":["metadata.audio_duration"],"full_transcript":["transcription.full_transcript"],"languages":["transcription.languages"],"number_of_distinct_channels":["metadata.number_of_distinct_channels"],"prediction":["transcription.utterances"],"sentences":["transcription.sentences"],"subtitles":["transcription.subtitles"],"total_transcription_time":["metadata.transcription_time"],"transcription_time":["metadata.transcription_time"],"utterances":["transcription.utterances"]})}};
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
const err4 = {instancePath,schemaPath:"LiveResult#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["status"];
if(tag0 === "queued" || tag0 === "processing" || tag0 === "done" || tag0 === "error"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema81){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
let data0 = value0.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.request_id !== undefined){
if(typeof value0.request_id !== "string"){
const err3 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/properties/request_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.version !== undefined){
let data2 = value0.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data3 = value0.created_at;
if(typeof data3 === "string"){
if(!formats.dateTime(data3)){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.post_session_metadata !== undefined){
const value1 = plain(value0.post_session_metadata);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err7 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/properties/post_session_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.kind !== undefined){
if(value0.kind !== "live"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/properties/kind/const",keyword:"const",params:{allowedValue: "live"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(value0.custom_metadata !== undefined){
const value2 = plain(value0.custom_metadata);
if(!(value2 && typeof value2 == "object" && !Array.isArray(value2))){
const err9 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/properties/custom_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.file !== undefined){
let data7 = value0.file;
const value3 = plain(data7);
if((!(value3 && typeof value3 == "object" && !Array.isArray(value3))) && (value3 !== null)){
const err10 = {instancePath:instancePath+"/file",schemaPath:"LiveJob#/properties/file/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof value3 === 'object' && value3 !== null && !Array.isArray(value3))){
if(!(validate1.call(this, value3, {instancePath:instancePath+"/file",parentData:data7,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
if(value0.request_params !== undefined){
let data8 = value0.request_params;
const value4 = plain(data8);
if((!(value4 && typeof value4 == "object" && !Array.isArray(value4))) && (value4 !== null)){
const err11 = {instancePath:instancePath+"/request_params",schemaPath:"LiveJob#/properties/request_params/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof value4 === 'object' && value4 !== null && !Array.isArray(value4))){
if(!(validate104.call(this, value4, {instancePath:instancePath+"/request_params",parentData:data8,parentDataProperty:"request_params",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
}
}
if(tag0 === "queued" || tag0 === "processing"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.completed_at !== undefined){
let data9 = value0.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/0/properties/completed_at/type",keyword:"type",params:{type: schema3.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data9 === "string"){
if(!formats.dateTime(data9)){
const err13 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/0/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(value0.error_code !== undefined){
let data10 = value0.error_code;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err14 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 599 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10 < 400 || isNaN(data10)){
const err16 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(value0.result !== undefined){
let data11 = value0.result;
const value5 = plain(data11);
if((!(value5 && typeof value5 == "object" && !Array.isArray(value5))) && (value5 !== null)){
const err17 = {instancePath:instancePath+"/result",schemaPath:"LiveJob#/oneOf/0/properties/result/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof value5 === 'object' && value5 !== null && !Array.isArray(value5))){
if(!(validate121.call(this, value5, {instancePath:instancePath+"/result",parentData:data11,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema187.includes(key1)){
const err18 = {instancePath,schemaPath:"LiveJob#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema187)}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(tag0 === "done"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key2 of schema188){
if(value0[key2] === undefined){
const err19 = {instancePath,schemaPath:"LiveJob#/oneOf/1/required",keyword:"required",params:{missingProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(value0.completed_at !== undefined){
let data12 = value0.completed_at;
if(typeof data12 === "string"){
if(!formats.dateTime(data12)){
const err20 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/1/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/1/properties/completed_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(value0.result !== undefined){
if(!(validate121.call(this, value0.result, {instancePath:instancePath+"/result",parentData:value0,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(value0.error_code !== undefined){
let data14 = value0.error_code;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err22 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/type",keyword:"type",params:{type: schema6.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 599 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data14 < 400 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
let most1 = 100;
for(const key3 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema190.includes(key3)){
const err25 = {instancePath,schemaPath:"LiveJob#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, closest: () => closest(key3, schema190, {"chapterization":["result.chapterization"],"messages":["result.messages"],"named_entity_recognition":["result.named_entity_recognition"],"sentiment_analysis":["result.sentiment_analysis"],"summarization":["result.summarization"],"transcription":["result.transcription"],"translation":["result.translation"]})}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(tag0 === "error"){
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key4 of schema191){
if(value0[key4] === undefined){
const err26 = {instancePath,schemaPath:"LiveJob#/oneOf/2/required",keyword:"required",params:{missingProperty: key4}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(value0.completed_at !== undefined){
let data15 = value0.completed_at;
if(typeof data15 === "string"){
if(!formats.dateTime(data15)){
const err27 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/2/properties/completed_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/2/properties/completed_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(value0.error_code !== undefined){
let data16 = value0.error_code;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err29 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 599 || isNaN(data16)){
const err30 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16 < 400 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(value0.result !== undefined){
let data17 = value0.result;
const value6 = plain(data17);
if((!(value6 && typeof value6 == "object" && !Array.isArray(value6))) && (value6 !== null)){
const err32 = {instancePath:instancePath+"/result",schemaPath:"LiveJob#/oneOf/2/properties/result/type",keyword:"type",params:{type: schema15.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof value6 === 'object' && value6 !== null && !Array.isArray(value6))){
if(!(validate121.call(this, value6, {instancePath:instancePath+"/result",parentData:data17,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
let most2 = 100;
for(const key5 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema193.includes(key5)){
const err33 = {instancePath,schemaPath:"LiveJob#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, closest: () => closest(key5, schema193)}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key6 of schema194){
if(value0[key6] === undefined){
const err34 = {instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: key6}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(value0.status !== undefined){
if(!schema195.includes(value0.status)){
const err35 = {instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/enum",keyword:"enum",params:{allowedValues: schema195}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"LiveJob#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["kind"];
if(tag0 === "pre-recorded"){
if(!(validate32.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(tag0 === "live"){
if(!(validate102.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema231){
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
if(!schema75.includes(value0.kind)){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"TranscriptionJob#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema75}};
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
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema77){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.first !== undefined){
let data0 = value0.first;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err1 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.current !== undefined){
let data1 = value0.current;
if(typeof data1 === "string"){
if(!formats.uri(data1)){
const err3 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/format",keyword:"format",params:{format: "uri", odd: oddIn(data1)}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.next !== undefined){
let data2 = value0.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: schema3.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(!formats.uri(data2)){
const err6 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/format",keyword:"format",params:{format: "uri", odd: oddIn(data2)}};
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
if(value0.items !== undefined){
let data3 = value0.items;
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
if(!(validate31.call(this, data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema77.includes(key1)){
const err8 = {instancePath,schemaPath:"JobPage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema77)}};
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
const err9 = {instancePath,schemaPath:"JobPage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const explainJobStatus = validate134;
const schema234 = {"named":"JobStatus"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!schema195.includes(data)){
const err0 = {instancePath,schemaPath:"JobStatus#/enum",keyword:"enum",params:{allowedValues: schema195}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

export const explainLanguageConfig = validate54;

export const explainLiveCallbackConfig = validate118;

export const explainLiveJob = validate102;

export const explainLiveMessagesConfig = validate116;

export const explainLiveRequest = validate104;

export const explainLiveResult = validate121;

export const explainLiveSessionCreated = validate135;
const schema236 = {"named":"LiveSessionCreated"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema23){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"LiveSessionCreated#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.url !== undefined){
if(typeof value0.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath,schemaPath:"LiveSessionCreated#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

export const explainModerationAddon = validate83;

export const explainNameConsistencyAddon = validate86;

export const explainNamedEntityRecognitionAddon = validate76;

export const explainPiiEntityType = validate50;

export const explainPiiRedactionConfig = validate49;

export const explainPostProcessingConfig = validate113;

export const explainPreProcessingConfig = validate106;

export const explainPreRecordedCallback = validate136;
const schema238 = {"named":"PreRecordedCallback"};
const schema239 = ["id","event"];

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema239){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedCallback#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
let data0 = value0.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.event !== undefined){
if(typeof value0.event !== "string"){
const err3 = {instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: "string"}};
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
const err4 = {instancePath,schemaPath:"PreRecordedCallback#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedJob = validate32;

export const explainPreRecordedJobCreated = validate137;
const schema240 = {"named":"PreRecordedJobCreated"};
const schema241 = ["id","result_url"];

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema241){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedJobCreated#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
let data0 = value0.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.result_url !== undefined){
let data1 = value0.result_url;
if(typeof data1 === "string"){
if(!formats.uri(data1)){
const err3 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data1)}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: "string"}};
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
const err5 = {instancePath,schemaPath:"PreRecordedJobCreated#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedRequest = validate138;
const schema242 = {"named":"PreRecordedRequest"};
const schema245 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language","custom_metadata"];

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema85){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedRequest#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err1 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.custom_vocabulary !== undefined){
let data1 = value0.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: schema87.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(!(validate15.call(this, value0.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",parentData:value0,parentDataProperty:"custom_vocabulary_config",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(value0.callback_url !== undefined){
let data3 = value0.callback_url;
if(typeof data3 === "string"){
if(!formats.uri(data3)){
const err4 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data3)}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.callback !== undefined){
if(typeof value0.callback !== "boolean"){
const err6 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(value0.callback_config !== undefined){
if(!(validate6.call(this, value0.callback_config, {instancePath:instancePath+"/callback_config",parentData:value0,parentDataProperty:"callback_config",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(value0.subtitles !== undefined){
if(typeof value0.subtitles !== "boolean"){
const err7 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(value0.subtitles_config !== undefined){
if(!(validate38.call(this, value0.subtitles_config, {instancePath:instancePath+"/subtitles_config",parentData:value0,parentDataProperty:"subtitles_config",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(value0.diarization !== undefined){
if(typeof value0.diarization !== "boolean"){
const err8 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: "boolean"}};
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
if(!(validate25.call(this, value0.diarization_config, {instancePath:instancePath+"/diarization_config",parentData:value0,parentDataProperty:"diarization_config",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(value0.translation !== undefined){
if(typeof value0.translation !== "boolean"){
const err9 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(value0.translation_config !== undefined){
if(!(validate41.call(this, value0.translation_config, {instancePath:instancePath+"/translation_config",parentData:value0,parentDataProperty:"translation_config",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(value0.summarization !== undefined){
if(typeof value0.summarization !== "boolean"){
const err10 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(value0.summarization_config !== undefined){
if(!(validate45.call(this, value0.summarization_config, {instancePath:instancePath+"/summarization_config",parentData:value0,parentDataProperty:"summarization_config",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(value0.named_entity_recognition !== undefined){
if(typeof value0.named_entity_recognition !== "boolean"){
const err11 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(value0.custom_spelling !== undefined){
if(typeof value0.custom_spelling !== "boolean"){
const err12 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(value0.custom_spelling_config !== undefined){
if(!(validate9.call(this, value0.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",parentData:value0,parentDataProperty:"custom_spelling_config",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(value0.sentiment_analysis !== undefined){
if(typeof value0.sentiment_analysis !== "boolean"){
const err13 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(value0.audio_to_llm !== undefined){
if(typeof value0.audio_to_llm !== "boolean"){
const err14 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(value0.audio_to_llm_config !== undefined){
if(!(validate5.call(this, value0.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config",parentData:value0,parentDataProperty:"audio_to_llm_config",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(value0.pii_redaction !== undefined){
if(typeof value0.pii_redaction !== "boolean"){
const err15 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(value0.pii_redaction_config !== undefined){
if(!(validate49.call(this, value0.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config",parentData:value0,parentDataProperty:"pii_redaction_config",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(value0.sentences !== undefined){
if(typeof value0.sentences !== "boolean"){
const err16 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(value0.punctuation_enhanced !== undefined){
if(typeof value0.punctuation_enhanced !== "boolean"){
const err17 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(value0.language_config !== undefined){
if(!(validate54.call(this, value0.language_config, {instancePath:instancePath+"/language_config",parentData:value0,parentDataProperty:"language_config",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(value0.detect_language !== undefined){
if(typeof value0.detect_language !== "boolean"){
const err18 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(value0.enable_code_switching !== undefined){
if(typeof value0.enable_code_switching !== "boolean"){
const err19 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(value0.language !== undefined){
if(!(validate12.call(this, value0.language, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(value0.custom_metadata !== undefined){
const value1 = plain(value0.custom_metadata);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err20 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema245.includes(key1)){
const err21 = {instancePath,schemaPath:"PreRecordedRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema245, {"code_switching":["language_config.code_switching"],"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"entity_types":["pii_redaction_config.entity_types"],"formats":["subtitles_config.formats"],"informal":["translation_config.informal"],"language_behaviour":["detect_language","enable_code_switching","language"],"languages":["language_config.languages"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"max_speakers":["diarization_config.max_speakers"],"maximum_characters_per_row":["subtitles_config.maximum_characters_per_row"],"maximum_duration":["subtitles_config.maximum_duration"],"maximum_rows_per_caption":["subtitles_config.maximum_rows_per_caption"],"method":["callback_config.method"],"min_speakers":["diarization_config.min_speakers"],"minimum_duration":["subtitles_config.minimum_duration"],"model":["translation_config.model","audio_to_llm_config.model"],"number_of_speakers":["diarization_config.number_of_speakers"],"output_format":["subtitles","subtitles_config"],"processed_text_type":["pii_redaction_config.processed_text_type"],"prompts":["audio_to_llm_config.prompts"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"style":["subtitles_config.style"],"target_languages":["translation_config.target_languages"],"toggle_diarization":["diarization"],"type":["summarization_config.type"],"vocabulary":["custom_vocabulary_config.vocabulary"],"webhook_url":["callback_url (deprecated)"]})}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"PreRecordedRequest#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const explainPreRecordedRequestParams = validate34;

export const explainPreRecordedResult = validate59;

export const explainPreRecordedWebhook = validate151;
const schema246 = {"named":"PreRecordedWebhook"};
const schema247 = ["id"];

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema247){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedWebhook#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
let data0 = value0.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: "string"}};
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
const err3 = {instancePath,schemaPath:"PreRecordedWebhook#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

export const explainRealtimeProcessingConfig = validate108;

export const explainResultMetadata = validate60;

export const explainSentence = validate65;

export const explainSentencesAddon = validate93;

export const explainSentimentAnalysisAddon = validate79;

export const explainStructuredDataExtractionAddon = validate89;

export const explainSubtitle = validate67;

export const explainSubtitlesConfig = validate38;

export const explainSummarizationAddon = validate73;

export const explainSummarizationConfig = validate45;

export const explainTranscription = validate62;

export const explainTranscriptionJob = validate31;

export const explainTranscriptionLanguageCode = validate12;

export const explainTranslationAddon = validate70;

export const explainTranslationConfig = validate41;

export const explainTranslationLanguageCode = validate42;

export const explainUploadResponse = validate152;
const schema248 = {"named":"UploadResponse"};
const schema249 = ["audio_url","audio_metadata"];

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema249){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"UploadResponse#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.audio_url !== undefined){
let data0 = value0.audio_url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
const err1 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.audio_metadata !== undefined){
if(!(validate2.call(this, value0.audio_metadata, {instancePath:instancePath+"/audio_metadata",parentData:value0,parentDataProperty:"audio_metadata",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema249.includes(key1)){
const err3 = {instancePath,schemaPath:"UploadResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema249, {"audio_duration":["audio_metadata.audio_duration"],"extension":["audio_metadata.extension"],"filename":["audio_metadata.filename"],"id":["audio_metadata.id"],"number_of_channels":["audio_metadata.number_of_channels"],"size":["audio_metadata.size"]})}};
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
const err4 = {instancePath,schemaPath:"UploadResponse#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

export const explainUtterance = validate19;

export const explainWord = validate21;

export const explainAudioChunkData = validate154;
const schema251 = {"named":"AudioChunkData"};
const schema252 = ["chunk"];

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema252){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioChunkData#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.chunk !== undefined){
if(typeof value0.chunk !== "string"){
const err1 = {instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema252.includes(key1)){
const err2 = {instancePath,schemaPath:"AudioChunkData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema252, {"frames":["chunk"]})}};
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
const err3 = {instancePath,schemaPath:"AudioChunkData#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

export const explainAudioChunkMessage = validate155;
const schema254 = {"named":"AudioChunkMessage"};
const schema255 = ["type","data"];

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema255){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"AudioChunkMessage#/required",keyword:"required",params:{missingProperty: key0}};
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
if(value0.type !== "audio_chunk"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.data !== undefined){
if(!(validate154.call(this, value0.data, {instancePath:instancePath+"/data",parentData:value0,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema255.includes(key1)){
const err2 = {instancePath,schemaPath:"AudioChunkMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema255, {"chunk":["data.chunk"],"frames":["data.chunk"]})}};
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
const err3 = {instancePath,schemaPath:"AudioChunkMessage#/type",keyword:"type",params:{type: "object"}};
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

export const explainLiveUtterance = validate157;
const schema257 = {"named":"LiveUtterance"};
const schema258 = ["text","language","start","end","channel","words","confidence"];

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema258){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.text !== undefined){
if(typeof value0.text !== "string"){
const err1 = {instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.language !== undefined){
if(!(validate12.call(this, value0.language, {instancePath:instancePath+"/language",parentData:value0,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(value0.start !== undefined){
let data2 = value0.start;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: "number"}};
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
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: "number"}};
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
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: "integer"}};
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
if(!(validate21.call(this, data5[i0], {instancePath:instancePath+"/words/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.confidence !== undefined){
let data7 = value0.confidence;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err6 = {instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let most1 = 100;
for(const key1 in value0){
if(errors >= most1){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most1 = errors + 100;
}
if(!schema258.includes(key1)){
const err7 = {instancePath,schemaPath:"LiveUtterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema258, {"time_begin":["start"],"time_end":["end"],"transcription":["text"]})}};
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
const err8 = {instancePath,schemaPath:"LiveUtterance#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const explainOtherServerMessage = validate160;
const schema260 = {"named":"OtherServerMessage"};
const schema261 = ["session_id","created_at","type"];
const schema262 = ["transcript"];

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema261){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.session_id !== undefined){
if(typeof value0.session_id !== "string"){
const err1 = {instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data1 = value0.created_at;
if(typeof data1 === "string"){
if(!formats.dateTime(data1)){
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.type !== undefined){
let data2 = value0.type;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(schema262.includes(data2)){
const err5 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/not",keyword:"not",params:{excludedValues: schema262}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.data !== undefined){
const value1 = plain(value0.data);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err6 = {instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: "object"}};
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
const err7 = {instancePath,schemaPath:"OtherServerMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

export const explainStopRecordingMessage = validate161;
const schema263 = {"named":"StopRecordingMessage"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema100){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"StopRecordingMessage#/required",keyword:"required",params:{missingProperty: key0}};
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
if(value0.type !== "stop_recording"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema100.includes(key1)){
const err2 = {instancePath,schemaPath:"StopRecordingMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema100)}};
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
const err3 = {instancePath,schemaPath:"StopRecordingMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

export const explainTranscriptData = validate162;
const schema266 = {"named":"TranscriptData"};
const schema267 = ["id","is_final","utterance"];

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema267){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.id !== undefined){
if(typeof value0.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.is_final !== undefined){
if(typeof value0.is_final !== "boolean"){
const err2 = {instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(value0.utterance !== undefined){
if(!(validate157.call(this, value0.utterance, {instancePath:instancePath+"/utterance",parentData:value0,parentDataProperty:"utterance",rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema267.includes(key1)){
const err3 = {instancePath,schemaPath:"TranscriptData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema267, {"channel":["utterance.channel"],"confidence":["utterance.confidence"],"end":["utterance.end"],"language":["utterance.language"],"start":["utterance.start"],"text":["utterance.text"],"time_begin":["utterance.start"],"time_end":["utterance.end"],"transcription":["utterance.text"],"words":["utterance.words"]})}};
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
const err4 = {instancePath,schemaPath:"TranscriptData#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

export const explainTranscriptMessage = validate164;
const schema269 = {"named":"TranscriptMessage"};
const schema270 = ["session_id","created_at","type","data"];

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema270){
if(value0[key0] === undefined){
const err0 = {instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(value0.session_id !== undefined){
if(typeof value0.session_id !== "string"){
const err1 = {instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(value0.created_at !== undefined){
let data1 = value0.created_at;
if(typeof data1 === "string"){
if(!formats.dateTime(data1)){
const err2 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(value0.type !== undefined){
if(value0.type !== "transcript"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.data !== undefined){
if(!(validate162.call(this, value0.data, {instancePath:instancePath+"/data",parentData:value0,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
let most0 = 100;
for(const key1 in value0){
if(errors >= most0){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most0 = errors + 100;
}
if(!schema270.includes(key1)){
const err5 = {instancePath,schemaPath:"TranscriptMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, schema270, {"id":["data.id"],"is_final":["data.is_final"],"utterance":["data.utterance"]})}};
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
const err6 = {instancePath,schemaPath:"TranscriptMessage#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

export const explainListTranscriptionJobsQuery = validate166;
const schema272 = {"named":"ListTranscriptionJobsQuery"};
const schema273 = ["offset","limit","date","before_date","after_date","status","custom_metadata","kind"];

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
if(value0.offset !== undefined){
let data0 = value0.offset;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(value0.limit !== undefined){
let data1 = value0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(value0.date !== undefined){
if(!(validate17.call(this, value0.date, {instancePath:instancePath+"/date",parentData:value0,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(value0.before_date !== undefined){
if(!(validate17.call(this, value0.before_date, {instancePath:instancePath+"/before_date",parentData:value0,parentDataProperty:"before_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(value0.after_date !== undefined){
if(!(validate17.call(this, value0.after_date, {instancePath:instancePath+"/after_date",parentData:value0,parentDataProperty:"after_date",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(value0.status !== undefined){
let data5 = value0.status;
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
if(!(validate134.call(this, data5[i0], {instancePath:instancePath+"/status/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(value0.custom_metadata !== undefined){
const value1 = plain(value0.custom_metadata);
if(!(value1 && typeof value1 == "object" && !Array.isArray(value1))){
const err5 = {instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(value0.kind !== undefined){
let data8 = value0.kind;
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
if(!(validate29.call(this, data8[i1], {instancePath:instancePath+"/kind/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let most2 = 100;
for(const key0 in value0){
if(errors >= most2){
if(!this.gather){
break;
}
errors = this.gather(vErrors);
most2 = errors + 100;
}
if(!schema273.includes(key0)){
const err7 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, schema273)}};
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
const err8 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

export const explainClientMessage = validate172;
const schema274 = {"named":"ClientMessage"};
const schema276 = ["audio_chunk","stop_recording"];

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["type"];
if(tag0 === "audio_chunk"){
if(!(validate155.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(tag0 === "stop_recording"){
if(!(validate161.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema100){
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
if(!schema276.includes(value0.type)){
const err1 = {instancePath:instancePath+"/type",schemaPath:"ClientMessage#/properties/type/enum",keyword:"enum",params:{allowedValues: schema276}};
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
validate172.errors = vErrors;
return errors === 0;
}

export const explainServerMessage = validate175;
const schema277 = {"named":"ServerMessage"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const value0 = plain(data);
const tag0 = value0?.["type"];
if(tag0 === "transcript"){
if(!(validate164.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(typeof tag0 == "string" && !(tag0 === "transcript")){
if(!(validate160.call(this, value0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(value0 && typeof value0 == "object" && !Array.isArray(value0)){
for(const key0 of schema100){
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
validate175.errors = vErrors;
return errors === 0;
}

