// Generated from the contract by `npm run build`; edit the contract instead.

import * as accept from '../accept/strict.js';
import * as formats from '../formats.js';
import { closest, isObject, oddIn, step, twins } from '../runtime/validate.js';

const pattern0 = /^[a-z]{2,3}$/u;
export function explainAddonError(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(isObject(data))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AddonError#/type",keyword:"type",params:{type: "object"},data});
}
explainAddonError.errors = vErrors;
return errors === 0;
}

export function explainAudioFile(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.filename === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "filename"},data});
}
if(data.source === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "source"},data});
}
if(data.audio_duration === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "audio_duration"},data});
}
if(data.number_of_channels === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "number_of_channels"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"AudioFile#/properties/filename/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"AudioFile#/properties/source/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
if(data.audio_duration !== undefined){
let data3 = data.audio_duration;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_duration",schemaPath:"AudioFile#/properties/audio_duration/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.number_of_channels !== undefined){
let data4 = data.number_of_channels;
if((!(Number.isInteger(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: ["integer","null"]},data:data4});
}
if(Number.isFinite(data4)){
if(data4 < 1 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data4});
}
}
}
const names0 = ["id","filename","source","audio_duration","number_of_channels"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioFile#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioFile.errors = vErrors;
return errors === 0;
}

export function explainAudioMetadata(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.filename === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "filename"},data});
}
if(data.extension === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "extension"},data});
}
if(data.size === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "size"},data});
}
if(data.audio_duration === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "audio_duration"},data});
}
if(data.number_of_channels === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "number_of_channels"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.extension !== undefined){
let data2 = data.extension;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: "string"},data:data2});
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(Number.isInteger(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: "integer"},data:data3});
}
}
if(data.audio_duration !== undefined){
let data4 = data.audio_duration;
if(!(Number.isFinite(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"},data:data4});
}
}
if(data.number_of_channels !== undefined){
let data5 = data.number_of_channels;
if(!(Number.isInteger(data5))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: "integer"},data:data5});
}
}
const names0 = ["id","filename","extension","size","audio_duration","number_of_channels"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioMetadata#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioMetadata.errors = vErrors;
return errors === 0;
}

export function explainAudioToLlmAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"AudioToLlmAddon#/properties/results/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(!(isObject(part0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results/"+i0,schemaPath:"AudioToLlmAddon#/properties/results/items/type",keyword:"type",params:{type: "object"},data:part0});
}
}
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioToLlmAddon.errors = vErrors;
return errors === 0;
}

export function explainAudioToLlmConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.prompts === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmConfig#/required",keyword:"required",params:{missingProperty: "prompts"},data});
}
if(data.prompts !== undefined){
let data0 = data.prompts;
if(Array.isArray(data0)){
if(data0.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/minItems",keyword:"minItems",params:{limit: 1},data:data0});
}
const len0 = data0.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data0[i0];
if(!(Array.isArray(part0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/prompts/"+i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"},data:part0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: "array"},data:data0});
}
}
if(data.model !== undefined){
let data1 = data.model;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: "string"},data:data1});
}
}
const names0 = ["prompts","model"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioToLlmConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioToLlmConfig.errors = vErrors;
return errors === 0;
}

export function explainCallbackConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CallbackConfig#/required",keyword:"required",params:{missingProperty: "url"},data});
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.method !== undefined){
let data1 = data.method;
if(!(["POST","PUT"]).includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/enum",keyword:"enum",params:{allowedValues: ["POST","PUT"]},data:data1});
}
}
const names0 = ["url","method"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"CallbackConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainCallbackConfig.errors = vErrors;
return errors === 0;
}

export function explainChapterizationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"ChapterizationAddon#/properties/results/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ChapterizationAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainChapterizationAddon.errors = vErrors;
return errors === 0;
}

export function explainCustomSpellingConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.spelling_dictionary === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomSpellingConfig#/required",keyword:"required",params:{missingProperty: "spelling_dictionary"},data});
}
if(data.spelling_dictionary !== undefined){
let data0 = data.spelling_dictionary;
if(isObject(data0)){
let most0 = 100;
for(const key0 in data0){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data0[key0];
const step0 = step(key0);
if(Array.isArray(part0)){
const len0 = part0.length;
let most1 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
const part1 = part0[i0];
if(typeof part1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/spelling_dictionary/"+step0+"/"+i0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type",keyword:"type",params:{type: "string"},data:part1});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/spelling_dictionary/"+step0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type",keyword:"type",params:{type: "array"},data:part0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: "object"},data:data0});
}
}
const names0 = ["spelling_dictionary"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names0.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomSpellingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomSpellingConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainCustomSpellingConfig.errors = vErrors;
return errors === 0;
}

export function explainCustomVocabulary(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data[i0];
if((typeof part0 !== "string") && (!(isObject(part0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/"+i0,schemaPath:"CustomVocabulary#/items/type",keyword:"type",params:{type: ["string","object"]},data:part0});
}
if(isObject(part0)){
if(!(explainCustomVocabularyEntry(part0, {instancePath:instancePath+"/"+i0,gather}))){
vErrors = vErrors === null ? explainCustomVocabularyEntry.errors : vErrors.concat(explainCustomVocabularyEntry.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabulary#/type",keyword:"type",params:{type: "array"},data});
}
explainCustomVocabulary.errors = vErrors;
return errors === 0;
}

export function explainCustomVocabularyConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.vocabulary === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyConfig#/required",keyword:"required",params:{missingProperty: "vocabulary"},data});
}
if(data.vocabulary !== undefined){
if(!(explainCustomVocabulary(data.vocabulary, {instancePath:instancePath+"/vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
if(data.default_intensity !== undefined){
let data1 = data.default_intensity;
if(Number.isFinite(data1)){
if(data1 > 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},data:data1});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: "number"},data:data1});
}
}
const names0 = ["vocabulary","default_intensity"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainCustomVocabularyConfig.errors = vErrors;
return errors === 0;
}

export function explainCustomVocabularyEntry(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.value === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyEntry#/required",keyword:"required",params:{missingProperty: "value"},data});
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.intensity !== undefined){
let data1 = data.intensity;
if(Number.isFinite(data1)){
if(data1 > 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},data:data1});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.pronunciations !== undefined){
let data2 = data.pronunciations;
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(typeof part0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pronunciations/"+i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: "array"},data:data2});
}
}
if(data.language !== undefined){
if(!(explainTranscriptionLanguageCode(data.language, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
const names0 = ["value","intensity","pronunciations","language"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyEntry#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"CustomVocabularyEntry#/type",keyword:"type",params:{type: "object"},data});
}
explainCustomVocabularyEntry.errors = vErrors;
return errors === 0;
}

export function explainDateOrDateTime(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DateOrDateTime#/type",keyword:"type",params:{type: "string"},data});
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(typeof data === "string"){
if(!formats.date(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DateOrDateTime#/anyOf/0/format",keyword:"format",params:{format: "date"},data});
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(!formats.dateTime(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DateOrDateTime#/anyOf/1/format",keyword:"format",params:{format: "date-time"},data});
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DateOrDateTime#/anyOf",keyword:"anyOf",params:{},data});
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
explainDateOrDateTime.errors = vErrors;
return errors === 0;
}

export function explainDiarizationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsUtterance(data2[i0])){
const part0 = data2[i0];
if(!(explainUtterance(part0, {instancePath:instancePath+"/results/"+i0,gather}))){
vErrors = vErrors === null ? explainUtterance.errors : vErrors.concat(explainUtterance.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"DiarizationAddon#/properties/results/type",keyword:"type",params:{type: "array"},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainDiarizationAddon.errors = vErrors;
return errors === 0;
}

export function explainDiarizationConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.number_of_speakers !== undefined){
let data0 = data.number_of_speakers;
if(!(Number.isInteger(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: "integer"},data:data0});
}
if(Number.isFinite(data0)){
if(data0 < 1 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data0});
}
}
}
if(data.min_speakers !== undefined){
let data1 = data.min_speakers;
if(!(Number.isInteger(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: "integer"},data:data1});
}
if(Number.isFinite(data1)){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data1});
}
}
}
if(data.max_speakers !== undefined){
let data2 = data.max_speakers;
if(!(Number.isInteger(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: "integer"},data:data2});
}
if(Number.isFinite(data2)){
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data2});
}
}
}
const names0 = ["number_of_speakers","min_speakers","max_speakers"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"DiarizationConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainDiarizationConfig.errors = vErrors;
return errors === 0;
}

export function explainDisplayModeAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"DisplayModeAddon#/properties/results/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(typeof part0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results/"+i0,schemaPath:"DisplayModeAddon#/properties/results/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"DisplayModeAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainDisplayModeAddon.errors = vErrors;
return errors === 0;
}

export function explainErrorResponse(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.timestamp === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "timestamp"},data});
}
if(data.path === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "path"},data});
}
if(data.request_id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "request_id"},data});
}
if(data.statusCode === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "statusCode"},data});
}
if(data.message === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "message"},data});
}
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.request_id !== undefined){
let data2 = data.request_id;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: "string"},data:data2});
}
}
if(data.statusCode !== undefined){
let data3 = data.statusCode;
if(!(Number.isFinite(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: "number"},data:data3});
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: "string"},data:data4});
}
}
const names0 = ["timestamp","path","request_id","statusCode","message"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ErrorResponse#/type",keyword:"type",params:{type: "object"},data});
}
explainErrorResponse.errors = vErrors;
return errors === 0;
}

export function explainJobKind(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(["pre-recorded","live"]).includes(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobKind#/enum",keyword:"enum",params:{allowedValues: ["pre-recorded","live"]},data});
}
explainJobKind.errors = vErrors;
return errors === 0;
}

export function explainJobPage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.first === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "first"},data});
}
if(data.current === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "current"},data});
}
if(data.next === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "next"},data});
}
if(data.items === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "items"},data});
}
if(data.first !== undefined){
let data0 = data.first;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.current !== undefined){
let data1 = data.current;
if(typeof data1 === "string"){
if(!formats.uri(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/format",keyword:"format",params:{format: "uri", odd: oddIn(data1)},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
if(typeof data2 === "string"){
if(!formats.uri(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/format",keyword:"format",params:{format: "uri", odd: oddIn(data2)},data:data2});
}
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionJob(data3[i0])){
const part0 = data3[i0];
if(!(explainTranscriptionJob(part0, {instancePath:instancePath+"/items/"+i0,gather}))){
vErrors = vErrors === null ? explainTranscriptionJob.errors : vErrors.concat(explainTranscriptionJob.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: "array"},data:data3});
}
}
const names0 = ["first","current","next","items"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobPage#/type",keyword:"type",params:{type: "object"},data});
}
explainJobPage.errors = vErrors;
return errors === 0;
}

export function explainJobStatus(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(["queued","processing","done","error"]).includes(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobStatus#/enum",keyword:"enum",params:{allowedValues: ["queued","processing","done","error"]},data});
}
explainJobStatus.errors = vErrors;
return errors === 0;
}

export function explainLanguageConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.languages !== undefined){
let data0 = data.languages;
if(Array.isArray(data0)){
const len0 = data0.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionLanguageCode(data0[i0])){
const part0 = data0[i0];
if(!(explainTranscriptionLanguageCode(part0, {instancePath:instancePath+"/languages/"+i0,gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: "array"},data:data0});
}
}
if(data.code_switching !== undefined){
let data1 = data.code_switching;
if(typeof data1 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: "boolean"},data:data1});
}
}
const names0 = ["languages","code_switching"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LanguageConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LanguageConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainLanguageConfig.errors = vErrors;
return errors === 0;
}

export function explainLiveCallbackConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveCallbackConfig#/required",keyword:"required",params:{missingProperty: "url"},data});
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.receive_partial_transcripts !== undefined){
let data1 = data.receive_partial_transcripts;
if(typeof data1 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"},data:data1});
}
}
if(data.receive_final_transcripts !== undefined){
let data2 = data.receive_final_transcripts;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"},data:data2});
}
}
if(data.receive_speech_events !== undefined){
let data3 = data.receive_speech_events;
if(typeof data3 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"},data:data3});
}
}
if(data.receive_pre_processing_events !== undefined){
let data4 = data.receive_pre_processing_events;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.receive_realtime_processing_events !== undefined){
let data5 = data.receive_realtime_processing_events;
if(typeof data5 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"},data:data5});
}
}
if(data.receive_post_processing_events !== undefined){
let data6 = data.receive_post_processing_events;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
if(data.receive_acknowledgments !== undefined){
let data7 = data.receive_acknowledgments;
if(typeof data7 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"},data:data7});
}
}
if(data.receive_errors !== undefined){
let data8 = data.receive_errors;
if(typeof data8 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"},data:data8});
}
}
if(data.receive_lifecycle_events !== undefined){
let data9 = data.receive_lifecycle_events;
if(typeof data9 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"},data:data9});
}
}
const names0 = ["url","receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveCallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveCallbackConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveCallbackConfig.errors = vErrors;
return errors === 0;
}

export function explainLiveJob(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["status"];
if((((tag0 === "queued") || (tag0 === "processing")) || (tag0 === "done")) || (tag0 === "error")){
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.request_id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "request_id"},data});
}
if(data.version === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "version"},data});
}
if(data.created_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "created_at"},data});
}
if(data.post_session_metadata === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "post_session_metadata"},data});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "kind"},data});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "status"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/format",keyword:"format",params:{format: "uuid"},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/properties/request_id/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(Number.isInteger(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"LiveJob#/properties/version/type",keyword:"type",params:{type: "integer"},data:data2});
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!formats.dateTime(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/format",keyword:"format",params:{format: "date-time"},data:data3});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/type",keyword:"type",params:{type: "string"},data:data3});
}
}
if(data.post_session_metadata !== undefined){
let data4 = data.post_session_metadata;
if(!(isObject(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},data:data4});
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("live" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"LiveJob#/properties/kind/const",keyword:"const",params:{allowedValue: "live"},data:data5});
}
}
if(data.custom_metadata !== undefined){
let data6 = data.custom_metadata;
if(!(isObject(data6))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},data:data6});
}
}
if(data.file !== undefined){
let data7 = data.file;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"LiveJob#/properties/file/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainAudioFile(data7, {instancePath:instancePath+"/file",gather}))){
vErrors = vErrors === null ? explainAudioFile.errors : vErrors.concat(explainAudioFile.errors);
errors = vErrors.length;
}
}
}
if(data.request_params !== undefined){
let data8 = data.request_params;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_params",schemaPath:"LiveJob#/properties/request_params/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainLiveRequest(data8, {instancePath:instancePath+"/request_params",gather}))){
vErrors = vErrors === null ? explainLiveRequest.errors : vErrors.concat(explainLiveRequest.errors);
errors = vErrors.length;
}
}
}
}
}
if((tag0 === "queued") || (tag0 === "processing")){
if(isObject(data)){
if(data.completed_at !== undefined){
let data9 = data.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/0/properties/completed_at/type",keyword:"type",params:{type: ["string","null"]},data:data9});
}
if(typeof data9 === "string"){
if(!formats.dateTime(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/0/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data9});
}
}
}
if(data.error_code !== undefined){
let data10 = data.error_code;
if((!(Number.isInteger(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/type",keyword:"type",params:{type: ["integer","null"]},data:data10});
}
if(Number.isFinite(data10)){
if(data10 > 599 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data10});
}
if(data10 < 400 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/0/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data10});
}
}
}
if(data.result !== undefined){
let data11 = data.result;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"LiveJob#/oneOf/0/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainLiveResult(data11, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainLiveResult.errors : vErrors.concat(explainLiveResult.errors);
errors = vErrors.length;
}
}
}
const names0 = ["id","request_id","version","created_at","post_session_metadata","kind","custom_metadata","file","request_params","completed_at","error_code","result","status"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === "done"){
if(isObject(data)){
if(data.completed_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/1/required",keyword:"required",params:{missingProperty: "completed_at"},data});
}
if(data.result === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/1/required",keyword:"required",params:{missingProperty: "result"},data});
}
if(data.completed_at !== undefined){
let data12 = data.completed_at;
if(typeof data12 === "string"){
if(!formats.dateTime(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/1/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data12});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/1/properties/completed_at/type",keyword:"type",params:{type: "string"},data:data12});
}
}
if(data.result !== undefined){
if(!(explainLiveResult(data.result, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainLiveResult.errors : vErrors.concat(explainLiveResult.errors);
errors = vErrors.length;
}
}
if(data.error_code !== undefined){
let data14 = data.error_code;
if((!(Number.isInteger(data14))) && (data14 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/type",keyword:"type",params:{type: ["integer","null"]},data:data14});
}
if(Number.isFinite(data14)){
if(data14 > 599 || isNaN(data14)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data14});
}
if(data14 < 400 || isNaN(data14)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/1/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data14});
}
}
}
const names1 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","result","custom_metadata","file","request_params","error_code","status"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1, {"chapterization":["result.chapterization"],"messages":["result.messages"],"named_entity_recognition":["result.named_entity_recognition"],"sentiment_analysis":["result.sentiment_analysis"],"summarization":["result.summarization"],"transcription":["result.transcription"],"translation":["result.translation"]})},data});
}
}
}
}
if(tag0 === "error"){
if(isObject(data)){
if(data.completed_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/2/required",keyword:"required",params:{missingProperty: "completed_at"},data});
}
if(data.error_code === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/2/required",keyword:"required",params:{missingProperty: "error_code"},data});
}
if(data.completed_at !== undefined){
let data15 = data.completed_at;
if(typeof data15 === "string"){
if(!formats.dateTime(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/2/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data15});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/oneOf/2/properties/completed_at/type",keyword:"type",params:{type: "string"},data:data15});
}
}
if(data.error_code !== undefined){
let data16 = data.error_code;
if(!(Number.isInteger(data16))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/type",keyword:"type",params:{type: "integer"},data:data16});
}
if(Number.isFinite(data16)){
if(data16 > 599 || isNaN(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data16});
}
if(data16 < 400 || isNaN(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/oneOf/2/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data16});
}
}
}
if(data.result !== undefined){
let data17 = data.result;
if((!(isObject(data17))) && (data17 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"LiveJob#/oneOf/2/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data17});
}
if(isObject(data17)){
if(!(explainLiveResult(data17, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainLiveResult.errors : vErrors.concat(explainLiveResult.errors);
errors = vErrors.length;
}
}
}
const names2 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","error_code","custom_metadata","file","request_params","result","status"];
let most2 = 100;
for(const key2 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names2.includes(key2)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, names2)},data});
}
}
}
}
if(isObject(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/required",keyword:"required",params:{missingProperty: "status"},data});
}
if(data.status !== undefined){
let data18 = data.status;
if(!(["queued","processing","done","error"]).includes(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/enum",keyword:"enum",params:{allowedValues: ["queued","processing","done","error"]},data:data18});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveJob#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveJob.errors = vErrors;
return errors === 0;
}

export function explainLiveMessagesConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.receive_partial_transcripts !== undefined){
let data0 = data.receive_partial_transcripts;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.receive_final_transcripts !== undefined){
let data1 = data.receive_final_transcripts;
if(typeof data1 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"},data:data1});
}
}
if(data.receive_speech_events !== undefined){
let data2 = data.receive_speech_events;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"},data:data2});
}
}
if(data.receive_pre_processing_events !== undefined){
let data3 = data.receive_pre_processing_events;
if(typeof data3 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"},data:data3});
}
}
if(data.receive_realtime_processing_events !== undefined){
let data4 = data.receive_realtime_processing_events;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.receive_post_processing_events !== undefined){
let data5 = data.receive_post_processing_events;
if(typeof data5 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"},data:data5});
}
}
if(data.receive_acknowledgments !== undefined){
let data6 = data.receive_acknowledgments;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
if(data.receive_errors !== undefined){
let data7 = data.receive_errors;
if(typeof data7 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"},data:data7});
}
}
if(data.receive_lifecycle_events !== undefined){
let data8 = data.receive_lifecycle_events;
if(typeof data8 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"},data:data8});
}
}
const names0 = ["receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveMessagesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveMessagesConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveMessagesConfig.errors = vErrors;
return errors === 0;
}

export function explainLiveRequest(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.encoding !== undefined){
let data0 = data.encoding;
if(!(["wav/pcm","wav/alaw","wav/ulaw"]).includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/enum",keyword:"enum",params:{allowedValues: ["wav/pcm","wav/alaw","wav/ulaw"]},data:data0});
}
}
if(data.bit_depth !== undefined){
let data1 = data.bit_depth;
if(!([8,16,24,32]).includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/enum",keyword:"enum",params:{allowedValues: [8,16,24,32]},data:data1});
}
}
if(data.sample_rate !== undefined){
let data2 = data.sample_rate;
if(!([8000,16000,32000,44100,48000]).includes(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/enum",keyword:"enum",params:{allowedValues: [8000,16000,32000,44100,48000]},data:data2});
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(!(Number.isInteger(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: "integer"},data:data3});
}
if(Number.isFinite(data3)){
if(data3 > 8 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},data:data3});
}
if(data3 < 1 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data3});
}
}
}
if(data.model !== undefined){
let data4 = data.model;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: "string"},data:data4});
}
}
if(data.endpointing !== undefined){
let data5 = data.endpointing;
if(Number.isFinite(data5)){
if(data5 > 10 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},data:data5});
}
if(data5 < 0.01 || isNaN(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},data:data5});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: "number"},data:data5});
}
}
if(data.maximum_duration_without_endpointing !== undefined){
let data6 = data.maximum_duration_without_endpointing;
if(Number.isFinite(data6)){
if(data6 > 60 || isNaN(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},data:data6});
}
if(data6 < 5 || isNaN(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},data:data6});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: "number"},data:data6});
}
}
if(data.language_config !== undefined){
if(!(explainLanguageConfig(data.language_config, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
if(data.pre_processing !== undefined){
if(!(explainPreProcessingConfig(data.pre_processing, {instancePath:instancePath+"/pre_processing",gather}))){
vErrors = vErrors === null ? explainPreProcessingConfig.errors : vErrors.concat(explainPreProcessingConfig.errors);
errors = vErrors.length;
}
}
if(data.realtime_processing !== undefined){
if(!(explainRealtimeProcessingConfig(data.realtime_processing, {instancePath:instancePath+"/realtime_processing",gather}))){
vErrors = vErrors === null ? explainRealtimeProcessingConfig.errors : vErrors.concat(explainRealtimeProcessingConfig.errors);
errors = vErrors.length;
}
}
if(data.post_processing !== undefined){
if(!(explainPostProcessingConfig(data.post_processing, {instancePath:instancePath+"/post_processing",gather}))){
vErrors = vErrors === null ? explainPostProcessingConfig.errors : vErrors.concat(explainPostProcessingConfig.errors);
errors = vErrors.length;
}
}
if(data.messages_config !== undefined){
if(!(explainLiveMessagesConfig(data.messages_config, {instancePath:instancePath+"/messages_config",gather}))){
vErrors = vErrors === null ? explainLiveMessagesConfig.errors : vErrors.concat(explainLiveMessagesConfig.errors);
errors = vErrors.length;
}
}
if(data.callback !== undefined){
let data12 = data.callback;
if(typeof data12 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"},data:data12});
}
}
if(data.callback_config !== undefined){
if(!(explainLiveCallbackConfig(data.callback_config, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainLiveCallbackConfig.errors : vErrors.concat(explainLiveCallbackConfig.errors);
errors = vErrors.length;
}
}
const names0 = ["encoding","bit_depth","sample_rate","channels","model","endpointing","maximum_duration_without_endpointing","language_config","pre_processing","realtime_processing","post_processing","messages_config","callback","callback_config"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"audio_enhancer":["pre_processing.audio_enhancer"],"chapterization":["post_processing.chapterization"],"code_switching":["language_config.code_switching"],"custom_spelling":["realtime_processing.custom_spelling"],"custom_spelling_config":["realtime_processing.custom_spelling_config"],"custom_vocabulary":["realtime_processing.custom_vocabulary"],"custom_vocabulary_config":["realtime_processing.custom_vocabulary_config"],"language":["language_config"],"language_behaviour":["language_config"],"languages":["language_config.languages"],"maximum_audio_duration":["maximum_duration_without_endpointing"],"named_entity_recognition":["realtime_processing.named_entity_recognition"],"receive_acknowledgments":["messages_config.receive_acknowledgments","callback_config.receive_acknowledgments"],"receive_errors":["messages_config.receive_errors","callback_config.receive_errors"],"receive_final_transcripts":["messages_config.receive_final_transcripts","callback_config.receive_final_transcripts"],"receive_lifecycle_events":["messages_config.receive_lifecycle_events","callback_config.receive_lifecycle_events"],"receive_partial_transcripts":["messages_config.receive_partial_transcripts","callback_config.receive_partial_transcripts"],"receive_post_processing_events":["messages_config.receive_post_processing_events","callback_config.receive_post_processing_events"],"receive_pre_processing_events":["messages_config.receive_pre_processing_events","callback_config.receive_pre_processing_events"],"receive_realtime_processing_events":["messages_config.receive_realtime_processing_events","callback_config.receive_realtime_processing_events"],"receive_speech_events":["messages_config.receive_speech_events","callback_config.receive_speech_events"],"sentiment_analysis":["realtime_processing.sentiment_analysis"],"speech_threshold":["pre_processing.speech_threshold"],"summarization":["post_processing.summarization"],"summarization_config":["post_processing.summarization_config"],"translation":["realtime_processing.translation"],"translation_config":["realtime_processing.translation_config"],"url":["callback_config.url"],"word_timestamps":["realtime_processing.words_accurate_timestamps"],"words_accurate_timestamps":["realtime_processing.words_accurate_timestamps"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveRequest#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveRequest.errors = vErrors;
return errors === 0;
}

export function explainLiveResult(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.metadata === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveResult#/required",keyword:"required",params:{missingProperty: "metadata"},data});
}
if(data.metadata !== undefined){
if(!(explainResultMetadata(data.metadata, {instancePath:instancePath+"/metadata",gather}))){
vErrors = vErrors === null ? explainResultMetadata.errors : vErrors.concat(explainResultMetadata.errors);
errors = vErrors.length;
}
}
if(data.transcription !== undefined){
if(!(explainTranscription(data.transcription, {instancePath:instancePath+"/transcription",gather}))){
vErrors = vErrors === null ? explainTranscription.errors : vErrors.concat(explainTranscription.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(!(explainTranslationAddon(data.translation, {instancePath:instancePath+"/translation",gather}))){
vErrors = vErrors === null ? explainTranslationAddon.errors : vErrors.concat(explainTranslationAddon.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(!(explainSummarizationAddon(data.summarization, {instancePath:instancePath+"/summarization",gather}))){
vErrors = vErrors === null ? explainSummarizationAddon.errors : vErrors.concat(explainSummarizationAddon.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(!(explainNamedEntityRecognitionAddon(data.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition",gather}))){
vErrors = vErrors === null ? explainNamedEntityRecognitionAddon.errors : vErrors.concat(explainNamedEntityRecognitionAddon.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(!(explainSentimentAnalysisAddon(data.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis",gather}))){
vErrors = vErrors === null ? explainSentimentAnalysisAddon.errors : vErrors.concat(explainSentimentAnalysisAddon.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
if(!(explainChapterizationAddon(data.chapterization, {instancePath:instancePath+"/chapterization",gather}))){
vErrors = vErrors === null ? explainChapterizationAddon.errors : vErrors.concat(explainChapterizationAddon.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
let data7 = data.messages;
if(Array.isArray(data7)){
const len0 = data7.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data7[i0];
if(typeof part0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/messages/"+i0,schemaPath:"LiveResult#/properties/messages/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: "array"},data:data7});
}
}
const names0 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","messages"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"audio_duration":["metadata.audio_duration"],"billing_time":["metadata.billing_time"],"duration":["metadata.audio_duration"],"full_transcript":["transcription.full_transcript"],"languages":["transcription.languages"],"number_of_distinct_channels":["metadata.number_of_distinct_channels"],"prediction":["transcription.utterances"],"sentences":["transcription.sentences"],"subtitles":["transcription.subtitles"],"total_transcription_time":["metadata.transcription_time"],"transcription_time":["metadata.transcription_time"],"utterances":["transcription.utterances"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveResult#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveResult.errors = vErrors;
return errors === 0;
}

export function explainLiveSessionCreated(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveSessionCreated#/required",keyword:"required",params:{missingProperty: "url"},data});
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: "string"},data:data0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveSessionCreated#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveSessionCreated.errors = vErrors;
return errors === 0;
}

export function explainModerationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"ModerationAddon#/properties/results/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ModerationAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainModerationAddon.errors = vErrors;
return errors === 0;
}

export function explainNameConsistencyAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"NameConsistencyAddon#/properties/results/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"NameConsistencyAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainNameConsistencyAddon.errors = vErrors;
return errors === 0;
}

export function explainNamedEntityRecognitionAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"NamedEntityRecognitionAddon#/properties/results/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(!(isObject(part0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results/"+i0,schemaPath:"NamedEntityRecognitionAddon#/properties/results/items/type",keyword:"type",params:{type: "object"},data:part0});
}
}
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"NamedEntityRecognitionAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainNamedEntityRecognitionAddon.errors = vErrors;
return errors === 0;
}

export function explainPiiEntityType(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"]).includes(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PiiEntityType#/enum",keyword:"enum",params:{allowedValues: ["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"]},data});
}
explainPiiEntityType.errors = vErrors;
return errors === 0;
}

export function explainPiiRedactionConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.entity_types !== undefined){
let data0 = data.entity_types;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: ["string","array"]},data:data0});
}
if(typeof data0 === "string"){
if(!(explainPiiEntityType(data0, {instancePath:instancePath+"/entity_types",gather}))){
vErrors = vErrors === null ? explainPiiEntityType.errors : vErrors.concat(explainPiiEntityType.errors);
errors = vErrors.length;
}
}
if(Array.isArray(data0)){
if(Array.isArray(data0)){
const len0 = data0.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsPiiEntityType(data0[i0])){
const part0 = data0[i0];
if(!(explainPiiEntityType(part0, {instancePath:instancePath+"/entity_types/"+i0,gather}))){
vErrors = vErrors === null ? explainPiiEntityType.errors : vErrors.concat(explainPiiEntityType.errors);
errors = vErrors.length;
}
}
}
}
}
}
if(data.processed_text_type !== undefined){
let data1 = data.processed_text_type;
if(!(["MARKER","MASK"]).includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/enum",keyword:"enum",params:{allowedValues: ["MARKER","MASK"]},data:data1});
}
}
const names0 = ["entity_types","processed_text_type"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PiiRedactionConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PiiRedactionConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainPiiRedactionConfig.errors = vErrors;
return errors === 0;
}

export function explainPostProcessingConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.summarization !== undefined){
let data0 = data.summarization;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.summarization_config !== undefined){
if(!(explainSummarizationConfig(data.summarization_config, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
let data2 = data.chapterization;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: "boolean"},data:data2});
}
}
const names0 = ["summarization","summarization_config","chapterization"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PostProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"type":["summarization_config.type"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PostProcessingConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainPostProcessingConfig.errors = vErrors;
return errors === 0;
}

export function explainPreProcessingConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_enhancer !== undefined){
let data0 = data.audio_enhancer;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.speech_threshold !== undefined){
let data1 = data.speech_threshold;
if(Number.isFinite(data1)){
if(data1 > 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},data:data1});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: "number"},data:data1});
}
}
const names0 = ["audio_enhancer","speech_threshold"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreProcessingConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainPreProcessingConfig.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedCallback(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedCallback#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.event === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedCallback#/required",keyword:"required",params:{missingProperty: "event"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/format",keyword:"format",params:{format: "uuid"},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: "string"},data:data1});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedCallback#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedCallback.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedJob(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["status"];
if((((tag0 === "queued") || (tag0 === "processing")) || (tag0 === "done")) || (tag0 === "error")){
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.request_id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "request_id"},data});
}
if(data.version === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "version"},data});
}
if(data.created_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "created_at"},data});
}
if(data.post_session_metadata === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "post_session_metadata"},data});
}
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "kind"},data});
}
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "status"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/format",keyword:"format",params:{format: "uuid"},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/properties/request_id/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(Number.isInteger(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/properties/version/type",keyword:"type",params:{type: "integer"},data:data2});
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!formats.dateTime(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/format",keyword:"format",params:{format: "date-time"},data:data3});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/type",keyword:"type",params:{type: "string"},data:data3});
}
}
if(data.post_session_metadata !== undefined){
let data4 = data.post_session_metadata;
if(!(isObject(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},data:data4});
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("pre-recorded" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},data:data5});
}
}
if(data.custom_metadata !== undefined){
let data6 = data.custom_metadata;
if(!(isObject(data6))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},data:data6});
}
}
if(data.file !== undefined){
let data7 = data.file;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"PreRecordedJob#/properties/file/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainAudioFile(data7, {instancePath:instancePath+"/file",gather}))){
vErrors = vErrors === null ? explainAudioFile.errors : vErrors.concat(explainAudioFile.errors);
errors = vErrors.length;
}
}
}
if(data.request_params !== undefined){
let data8 = data.request_params;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_params",schemaPath:"PreRecordedJob#/properties/request_params/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainPreRecordedRequestParams(data8, {instancePath:instancePath+"/request_params",gather}))){
vErrors = vErrors === null ? explainPreRecordedRequestParams.errors : vErrors.concat(explainPreRecordedRequestParams.errors);
errors = vErrors.length;
}
}
}
}
}
if((tag0 === "queued") || (tag0 === "processing")){
if(isObject(data)){
if(data.completed_at !== undefined){
let data9 = data.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/0/properties/completed_at/type",keyword:"type",params:{type: ["string","null"]},data:data9});
}
if(typeof data9 === "string"){
if(!formats.dateTime(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/0/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data9});
}
}
}
if(data.error_code !== undefined){
let data10 = data.error_code;
if((!(Number.isInteger(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/type",keyword:"type",params:{type: ["integer","null"]},data:data10});
}
if(Number.isFinite(data10)){
if(data10 > 599 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data10});
}
if(data10 < 400 || isNaN(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/0/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data10});
}
}
}
if(data.result !== undefined){
let data11 = data.result;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/oneOf/0/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainPreRecordedResult(data11, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainPreRecordedResult.errors : vErrors.concat(explainPreRecordedResult.errors);
errors = vErrors.length;
}
}
}
const names0 = ["id","request_id","version","created_at","post_session_metadata","kind","custom_metadata","file","request_params","completed_at","error_code","result","status"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === "done"){
if(isObject(data)){
if(data.completed_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/1/required",keyword:"required",params:{missingProperty: "completed_at"},data});
}
if(data.result === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/1/required",keyword:"required",params:{missingProperty: "result"},data});
}
if(data.completed_at !== undefined){
let data12 = data.completed_at;
if(typeof data12 === "string"){
if(!formats.dateTime(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/1/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data12});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/1/properties/completed_at/type",keyword:"type",params:{type: "string"},data:data12});
}
}
if(data.result !== undefined){
if(!(explainPreRecordedResult(data.result, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainPreRecordedResult.errors : vErrors.concat(explainPreRecordedResult.errors);
errors = vErrors.length;
}
}
if(data.error_code !== undefined){
let data14 = data.error_code;
if((!(Number.isInteger(data14))) && (data14 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/type",keyword:"type",params:{type: ["integer","null"]},data:data14});
}
if(Number.isFinite(data14)){
if(data14 > 599 || isNaN(data14)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data14});
}
if(data14 < 400 || isNaN(data14)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/1/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data14});
}
}
}
const names1 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","result","custom_metadata","file","request_params","error_code","status"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1, {"audio_to_llm":["result.audio_to_llm"],"chapterization":["result.chapterization"],"diarization":["result.diarization (deprecated)"],"display_mode":["result.display_mode"],"moderation":["result.moderation"],"name_consistency":["result.name_consistency (deprecated)"],"named_entity_recognition":["result.named_entity_recognition"],"sentences":["result.sentences (deprecated)"],"sentiment_analysis":["result.sentiment_analysis"],"structured_data_extraction":["result.structured_data_extraction"],"summarization":["result.summarization"],"transcription":["result.transcription"],"translation":["result.translation"]})},data});
}
}
}
}
if(tag0 === "error"){
if(isObject(data)){
if(data.completed_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/2/required",keyword:"required",params:{missingProperty: "completed_at"},data});
}
if(data.error_code === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/2/required",keyword:"required",params:{missingProperty: "error_code"},data});
}
if(data.completed_at !== undefined){
let data15 = data.completed_at;
if(typeof data15 === "string"){
if(!formats.dateTime(data15)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/2/properties/completed_at/format",keyword:"format",params:{format: "date-time"},data:data15});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/oneOf/2/properties/completed_at/type",keyword:"type",params:{type: "string"},data:data15});
}
}
if(data.error_code !== undefined){
let data16 = data.error_code;
if(!(Number.isInteger(data16))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/type",keyword:"type",params:{type: "integer"},data:data16});
}
if(Number.isFinite(data16)){
if(data16 > 599 || isNaN(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},data:data16});
}
if(data16 < 400 || isNaN(data16)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/oneOf/2/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},data:data16});
}
}
}
if(data.result !== undefined){
let data17 = data.result;
if((!(isObject(data17))) && (data17 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/oneOf/2/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data17});
}
if(isObject(data17)){
if(!(explainPreRecordedResult(data17, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainPreRecordedResult.errors : vErrors.concat(explainPreRecordedResult.errors);
errors = vErrors.length;
}
}
}
const names2 = ["id","request_id","version","created_at","post_session_metadata","kind","completed_at","error_code","custom_metadata","file","request_params","result","status"];
let most2 = 100;
for(const key2 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names2.includes(key2)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, closest: () => closest(key2, names2)},data});
}
}
}
}
if(isObject(data)){
if(data.status === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/required",keyword:"required",params:{missingProperty: "status"},data});
}
if(data.status !== undefined){
let data18 = data.status;
if(!(["queued","processing","done","error"]).includes(data18)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/enum",keyword:"enum",params:{allowedValues: ["queued","processing","done","error"]},data:data18});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJob#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedJob.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedJobCreated(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJobCreated#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.result_url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJobCreated#/required",keyword:"required",params:{missingProperty: "result_url"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/format",keyword:"format",params:{format: "uuid"},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.result_url !== undefined){
let data1 = data.result_url;
if(typeof data1 === "string"){
if(!formats.uri(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data1)},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: "string"},data:data1});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedJobCreated#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedJobCreated.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedRequest(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequest#/required",keyword:"required",params:{missingProperty: "audio_url"},data});
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: ["boolean","array"]},data:data1});
}
if(Array.isArray(data1)){
if(!(explainCustomVocabulary(data1, {instancePath:instancePath+"/custom_vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(explainCustomVocabularyConfig(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if(typeof data3 === "string"){
if(!formats.uri(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data3)},data:data3});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: "string"},data:data3});
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.callback_config !== undefined){
if(!(explainCallbackConfig(data.callback_config, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainCallbackConfig.errors : vErrors.concat(explainCallbackConfig.errors);
errors = vErrors.length;
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
if(data.subtitles_config !== undefined){
if(!(explainSubtitlesConfig(data.subtitles_config, {instancePath:instancePath+"/subtitles_config",gather}))){
vErrors = vErrors === null ? explainSubtitlesConfig.errors : vErrors.concat(explainSubtitlesConfig.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if(typeof data8 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: "boolean"},data:data8});
}
}
if(data.diarization_config !== undefined){
if(!(explainDiarizationConfig(data.diarization_config, {instancePath:instancePath+"/diarization_config",gather}))){
vErrors = vErrors === null ? explainDiarizationConfig.errors : vErrors.concat(explainDiarizationConfig.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if(typeof data10 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: "boolean"},data:data10});
}
}
if(data.translation_config !== undefined){
if(!(explainTranslationConfig(data.translation_config, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if(typeof data12 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: "boolean"},data:data12});
}
}
if(data.summarization_config !== undefined){
if(!(explainSummarizationConfig(data.summarization_config, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if(typeof data14 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},data:data14});
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if(typeof data15 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},data:data15});
}
}
if(data.custom_spelling_config !== undefined){
if(!(explainCustomSpellingConfig(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if(typeof data17 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},data:data17});
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if(typeof data18 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"},data:data18});
}
}
if(data.audio_to_llm_config !== undefined){
if(!(explainAudioToLlmConfig(data.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config",gather}))){
vErrors = vErrors === null ? explainAudioToLlmConfig.errors : vErrors.concat(explainAudioToLlmConfig.errors);
errors = vErrors.length;
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if(typeof data20 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"},data:data20});
}
}
if(data.pii_redaction_config !== undefined){
if(!(explainPiiRedactionConfig(data.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config",gather}))){
vErrors = vErrors === null ? explainPiiRedactionConfig.errors : vErrors.concat(explainPiiRedactionConfig.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if(typeof data22 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: "boolean"},data:data22});
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if(typeof data23 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"},data:data23});
}
}
if(data.language_config !== undefined){
if(!(explainLanguageConfig(data.language_config, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if(typeof data25 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: "boolean"},data:data25});
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if(typeof data26 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"},data:data26});
}
}
if(data.language !== undefined){
if(!(explainTranscriptionLanguageCode(data.language, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
if(data.custom_metadata !== undefined){
let data28 = data.custom_metadata;
if(!(isObject(data28))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},data:data28});
}
}
const names0 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language","custom_metadata"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"code_switching":["language_config.code_switching"],"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"entity_types":["pii_redaction_config.entity_types"],"formats":["subtitles_config.formats"],"informal":["translation_config.informal"],"language_behaviour":["detect_language","enable_code_switching","language"],"languages":["language_config.languages"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"max_speakers":["diarization_config.max_speakers"],"maximum_characters_per_row":["subtitles_config.maximum_characters_per_row"],"maximum_duration":["subtitles_config.maximum_duration"],"maximum_rows_per_caption":["subtitles_config.maximum_rows_per_caption"],"method":["callback_config.method"],"min_speakers":["diarization_config.min_speakers"],"minimum_duration":["subtitles_config.minimum_duration"],"model":["translation_config.model","audio_to_llm_config.model"],"number_of_speakers":["diarization_config.number_of_speakers"],"output_format":["subtitles","subtitles_config"],"processed_text_type":["pii_redaction_config.processed_text_type"],"prompts":["audio_to_llm_config.prompts"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"style":["subtitles_config.style"],"target_languages":["translation_config.target_languages"],"toggle_diarization":["diarization"],"type":["summarization_config.type"],"vocabulary":["custom_vocabulary_config.vocabulary"],"webhook_url":["callback_url (deprecated)"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequest#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedRequest.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedRequestParams(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequestParams#/required",keyword:"required",params:{missingProperty: "audio_url"},data});
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: ["boolean","array"]},data:data1});
}
if(Array.isArray(data1)){
if(!(explainCustomVocabulary(data1, {instancePath:instancePath+"/custom_vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(explainCustomVocabularyConfig(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if(typeof data3 === "string"){
if(!formats.uri(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data3)},data:data3});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: "string"},data:data3});
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.callback_config !== undefined){
if(!(explainCallbackConfig(data.callback_config, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainCallbackConfig.errors : vErrors.concat(explainCallbackConfig.errors);
errors = vErrors.length;
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
if(data.subtitles_config !== undefined){
if(!(explainSubtitlesConfig(data.subtitles_config, {instancePath:instancePath+"/subtitles_config",gather}))){
vErrors = vErrors === null ? explainSubtitlesConfig.errors : vErrors.concat(explainSubtitlesConfig.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if(typeof data8 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: "boolean"},data:data8});
}
}
if(data.diarization_config !== undefined){
if(!(explainDiarizationConfig(data.diarization_config, {instancePath:instancePath+"/diarization_config",gather}))){
vErrors = vErrors === null ? explainDiarizationConfig.errors : vErrors.concat(explainDiarizationConfig.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if(typeof data10 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: "boolean"},data:data10});
}
}
if(data.translation_config !== undefined){
if(!(explainTranslationConfig(data.translation_config, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if(typeof data12 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: "boolean"},data:data12});
}
}
if(data.summarization_config !== undefined){
if(!(explainSummarizationConfig(data.summarization_config, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if(typeof data14 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},data:data14});
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if(typeof data15 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},data:data15});
}
}
if(data.custom_spelling_config !== undefined){
if(!(explainCustomSpellingConfig(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if(typeof data17 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},data:data17});
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if(typeof data18 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"},data:data18});
}
}
if(data.audio_to_llm_config !== undefined){
if(!(explainAudioToLlmConfig(data.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config",gather}))){
vErrors = vErrors === null ? explainAudioToLlmConfig.errors : vErrors.concat(explainAudioToLlmConfig.errors);
errors = vErrors.length;
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if(typeof data20 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"},data:data20});
}
}
if(data.pii_redaction_config !== undefined){
if(!(explainPiiRedactionConfig(data.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config",gather}))){
vErrors = vErrors === null ? explainPiiRedactionConfig.errors : vErrors.concat(explainPiiRedactionConfig.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if(typeof data22 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: "boolean"},data:data22});
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if(typeof data23 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"},data:data23});
}
}
if(data.language_config !== undefined){
if(!(explainLanguageConfig(data.language_config, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if(typeof data25 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: "boolean"},data:data25});
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if(typeof data26 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"},data:data26});
}
}
if(data.language !== undefined){
if(!(explainTranscriptionLanguageCode(data.language, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
const names0 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequestParams#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"code_switching":["language_config.code_switching"],"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"entity_types":["pii_redaction_config.entity_types"],"formats":["subtitles_config.formats"],"informal":["translation_config.informal"],"language_behaviour":["detect_language","enable_code_switching","language"],"languages":["language_config.languages"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"max_speakers":["diarization_config.max_speakers"],"maximum_characters_per_row":["subtitles_config.maximum_characters_per_row"],"maximum_duration":["subtitles_config.maximum_duration"],"maximum_rows_per_caption":["subtitles_config.maximum_rows_per_caption"],"method":["callback_config.method"],"min_speakers":["diarization_config.min_speakers"],"minimum_duration":["subtitles_config.minimum_duration"],"model":["translation_config.model","audio_to_llm_config.model"],"number_of_speakers":["diarization_config.number_of_speakers"],"output_format":["subtitles","subtitles_config"],"processed_text_type":["pii_redaction_config.processed_text_type"],"prompts":["audio_to_llm_config.prompts"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"style":["subtitles_config.style"],"target_languages":["translation_config.target_languages"],"toggle_diarization":["diarization"],"type":["summarization_config.type"],"vocabulary":["custom_vocabulary_config.vocabulary"],"webhook_url":["callback_url (deprecated)"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedRequestParams#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedRequestParams.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedResult(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.metadata === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedResult#/required",keyword:"required",params:{missingProperty: "metadata"},data});
}
if(data.metadata !== undefined){
if(!(explainResultMetadata(data.metadata, {instancePath:instancePath+"/metadata",gather}))){
vErrors = vErrors === null ? explainResultMetadata.errors : vErrors.concat(explainResultMetadata.errors);
errors = vErrors.length;
}
}
if(data.transcription !== undefined){
if(!(explainTranscription(data.transcription, {instancePath:instancePath+"/transcription",gather}))){
vErrors = vErrors === null ? explainTranscription.errors : vErrors.concat(explainTranscription.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(!(explainTranslationAddon(data.translation, {instancePath:instancePath+"/translation",gather}))){
vErrors = vErrors === null ? explainTranslationAddon.errors : vErrors.concat(explainTranslationAddon.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(!(explainSummarizationAddon(data.summarization, {instancePath:instancePath+"/summarization",gather}))){
vErrors = vErrors === null ? explainSummarizationAddon.errors : vErrors.concat(explainSummarizationAddon.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(!(explainNamedEntityRecognitionAddon(data.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition",gather}))){
vErrors = vErrors === null ? explainNamedEntityRecognitionAddon.errors : vErrors.concat(explainNamedEntityRecognitionAddon.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(!(explainSentimentAnalysisAddon(data.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis",gather}))){
vErrors = vErrors === null ? explainSentimentAnalysisAddon.errors : vErrors.concat(explainSentimentAnalysisAddon.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
if(!(explainChapterizationAddon(data.chapterization, {instancePath:instancePath+"/chapterization",gather}))){
vErrors = vErrors === null ? explainChapterizationAddon.errors : vErrors.concat(explainChapterizationAddon.errors);
errors = vErrors.length;
}
}
if(data.moderation !== undefined){
if(!(explainModerationAddon(data.moderation, {instancePath:instancePath+"/moderation",gather}))){
vErrors = vErrors === null ? explainModerationAddon.errors : vErrors.concat(explainModerationAddon.errors);
errors = vErrors.length;
}
}
if(data.name_consistency !== undefined){
if(!(explainNameConsistencyAddon(data.name_consistency, {instancePath:instancePath+"/name_consistency",gather}))){
vErrors = vErrors === null ? explainNameConsistencyAddon.errors : vErrors.concat(explainNameConsistencyAddon.errors);
errors = vErrors.length;
}
}
if(data.structured_data_extraction !== undefined){
if(!(explainStructuredDataExtractionAddon(data.structured_data_extraction, {instancePath:instancePath+"/structured_data_extraction",gather}))){
vErrors = vErrors === null ? explainStructuredDataExtractionAddon.errors : vErrors.concat(explainStructuredDataExtractionAddon.errors);
errors = vErrors.length;
}
}
if(data.audio_to_llm !== undefined){
if(!(explainAudioToLlmAddon(data.audio_to_llm, {instancePath:instancePath+"/audio_to_llm",gather}))){
vErrors = vErrors === null ? explainAudioToLlmAddon.errors : vErrors.concat(explainAudioToLlmAddon.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
if(!(explainSentencesAddon(data.sentences, {instancePath:instancePath+"/sentences",gather}))){
vErrors = vErrors === null ? explainSentencesAddon.errors : vErrors.concat(explainSentencesAddon.errors);
errors = vErrors.length;
}
}
if(data.display_mode !== undefined){
if(!(explainDisplayModeAddon(data.display_mode, {instancePath:instancePath+"/display_mode",gather}))){
vErrors = vErrors === null ? explainDisplayModeAddon.errors : vErrors.concat(explainDisplayModeAddon.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
if(!(explainDiarizationAddon(data.diarization, {instancePath:instancePath+"/diarization",gather}))){
vErrors = vErrors === null ? explainDiarizationAddon.errors : vErrors.concat(explainDiarizationAddon.errors);
errors = vErrors.length;
}
}
const names0 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","moderation","name_consistency","structured_data_extraction","audio_to_llm","sentences","display_mode","diarization"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"audio_duration":["metadata.audio_duration"],"billing_time":["metadata.billing_time"],"duration":["metadata.audio_duration"],"full_transcript":["transcription.full_transcript"],"languages":["transcription.languages"],"number_of_distinct_channels":["metadata.number_of_distinct_channels"],"prediction":["transcription.utterances"],"subtitles":["transcription.subtitles"],"total_transcription_time":["metadata.transcription_time"],"transcription_time":["metadata.transcription_time"],"utterances":["transcription.utterances"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedResult#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedResult.errors = vErrors;
return errors === 0;
}

export function explainPreRecordedWebhook(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedWebhook#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!formats.uuid(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/format",keyword:"format",params:{format: "uuid"},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"PreRecordedWebhook#/type",keyword:"type",params:{type: "object"},data});
}
explainPreRecordedWebhook.errors = vErrors;
return errors === 0;
}

export function explainRealtimeProcessingConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.custom_vocabulary !== undefined){
let data0 = data.custom_vocabulary;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(explainCustomVocabularyConfig(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
if(data.custom_spelling !== undefined){
let data2 = data.custom_spelling;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},data:data2});
}
}
if(data.custom_spelling_config !== undefined){
if(!(explainCustomSpellingConfig(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
let data4 = data.translation;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.translation_config !== undefined){
if(!(explainTranslationConfig(data.translation_config, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
let data6 = data.named_entity_recognition;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
if(data.sentiment_analysis !== undefined){
let data7 = data.sentiment_analysis;
if(typeof data7 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},data:data7});
}
}
if(data.words_accurate_timestamps !== undefined){
let data8 = data.words_accurate_timestamps;
if(typeof data8 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: "boolean"},data:data8});
}
}
const names0 = ["custom_vocabulary","custom_vocabulary_config","custom_spelling","custom_spelling_config","translation","translation_config","named_entity_recognition","sentiment_analysis","words_accurate_timestamps"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"RealtimeProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"context":["translation_config.context"],"context_adaptation":["translation_config.context_adaptation"],"default_intensity":["custom_vocabulary_config.default_intensity"],"informal":["translation_config.informal"],"lipsync":["translation_config.lipsync"],"match_original_utterances":["translation_config.match_original_utterances"],"model":["translation_config.model"],"spelling_dictionary":["custom_spelling_config.spelling_dictionary"],"target_languages":["translation_config.target_languages"],"vocabulary":["custom_vocabulary_config.vocabulary"],"word_timestamps":["words_accurate_timestamps"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"RealtimeProcessingConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainRealtimeProcessingConfig.errors = vErrors;
return errors === 0;
}

export function explainResultMetadata(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_duration === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "audio_duration"},data});
}
if(data.number_of_distinct_channels === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "number_of_distinct_channels"},data});
}
if(data.billing_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "billing_time"},data});
}
if(data.transcription_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "transcription_time"},data});
}
if(data.audio_duration !== undefined){
let data0 = data.audio_duration;
if(!(Number.isFinite(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"},data:data0});
}
}
if(data.number_of_distinct_channels !== undefined){
let data1 = data.number_of_distinct_channels;
if(!(Number.isInteger(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: "integer"},data:data1});
}
if(Number.isFinite(data1)){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data1});
}
}
}
if(data.billing_time !== undefined){
let data2 = data.billing_time;
if(!(Number.isFinite(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: "number"},data:data2});
}
}
if(data.transcription_time !== undefined){
let data3 = data.transcription_time;
if(!(Number.isFinite(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: "number"},data:data3});
}
}
const names0 = ["audio_duration","number_of_distinct_channels","billing_time","transcription_time"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"duration":["audio_duration"],"total_transcription_time":["transcription_time"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ResultMetadata#/type",keyword:"type",params:{type: "object"},data});
}
explainResultMetadata.errors = vErrors;
return errors === 0;
}

export function explainSentence(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(isObject(data))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Sentence#/type",keyword:"type",params:{type: "object"},data});
}
explainSentence.errors = vErrors;
return errors === 0;
}

export function explainSentencesAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"SentencesAddon#/properties/results/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(typeof part0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results/"+i0,schemaPath:"SentencesAddon#/properties/results/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentencesAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainSentencesAddon.errors = vErrors;
return errors === 0;
}

export function explainSentimentAnalysisAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"SentimentAnalysisAddon#/properties/results/type",keyword:"type",params:{type: "string"},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"SentimentAnalysisAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainSentimentAnalysisAddon.errors = vErrors;
return errors === 0;
}

export function explainStructuredDataExtractionAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"StructuredDataExtractionAddon#/properties/results/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"StructuredDataExtractionAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainStructuredDataExtractionAddon.errors = vErrors;
return errors === 0;
}

export function explainSubtitle(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(isObject(data))){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Subtitle#/type",keyword:"type",params:{type: "object"},data});
}
explainSubtitle.errors = vErrors;
return errors === 0;
}

export function explainSubtitlesConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.formats !== undefined){
let data0 = data.formats;
if(Array.isArray(data0)){
if(data0.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/minItems",keyword:"minItems",params:{limit: 1},data:data0});
}
const len0 = data0.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data0[i0];
if(!(["srt","vtt"]).includes(part0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/formats/"+i0,schemaPath:"SubtitlesConfig#/properties/formats/items/enum",keyword:"enum",params:{allowedValues: ["srt","vtt"]},data:part0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: "array"},data:data0});
}
}
if(data.minimum_duration !== undefined){
let data1 = data.minimum_duration;
if(Number.isFinite(data1)){
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.maximum_duration !== undefined){
let data2 = data.maximum_duration;
if(Number.isFinite(data2)){
if(data2 > 30 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},data:data2});
}
if(data2 < 1 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data2});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: "number"},data:data2});
}
}
if(data.maximum_characters_per_row !== undefined){
let data3 = data.maximum_characters_per_row;
if(!(Number.isInteger(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: "integer"},data:data3});
}
if(Number.isFinite(data3)){
if(data3 < 1 || isNaN(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data3});
}
}
}
if(data.maximum_rows_per_caption !== undefined){
let data4 = data.maximum_rows_per_caption;
if(!(Number.isInteger(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: "integer"},data:data4});
}
if(Number.isFinite(data4)){
if(data4 > 5 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},data:data4});
}
if(data4 < 1 || isNaN(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data4});
}
}
}
if(data.style !== undefined){
let data5 = data.style;
if(!(["default","compliance"]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/enum",keyword:"enum",params:{allowedValues: ["default","compliance"]},data:data5});
}
}
const names0 = ["formats","minimum_duration","maximum_duration","maximum_characters_per_row","maximum_rows_per_caption","style"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SubtitlesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"SubtitlesConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainSubtitlesConfig.errors = vErrors;
return errors === 0;
}

export function explainSummarizationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"SummarizationAddon#/properties/results/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key1 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainSummarizationAddon.errors = vErrors;
return errors === 0;
}

export function explainSummarizationConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.type !== undefined){
let data0 = data.type;
if(!(["general","bullet_points","concise"]).includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/enum",keyword:"enum",params:{allowedValues: ["general","bullet_points","concise"]},data:data0});
}
}
const names0 = ["type"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"SummarizationConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainSummarizationConfig.errors = vErrors;
return errors === 0;
}

export function explainTranscription(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.full_transcript === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "full_transcript"},data});
}
if(data.languages === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "languages"},data});
}
if(data.utterances === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "utterances"},data});
}
if(data.full_transcript !== undefined){
let data0 = data.full_transcript;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if(Array.isArray(data1)){
const len0 = data1.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranscriptionLanguageCode(data1[i0])){
const part0 = data1[i0];
if(!(explainTranscriptionLanguageCode(part0, {instancePath:instancePath+"/languages/"+i0,gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: "array"},data:data1});
}
}
if(data.utterances !== undefined){
let data2 = data.utterances;
if(Array.isArray(data2)){
const len1 = data2.length;
let most1 = 100;
for(let i1 = 0; i1 < len1; i1++){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!accept.acceptsUtterance(data2[i1])){
const part1 = data2[i1];
if(!(explainUtterance(part1, {instancePath:instancePath+"/utterances/"+i1,gather}))){
vErrors = vErrors === null ? explainUtterance.errors : vErrors.concat(explainUtterance.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: "array"},data:data2});
}
}
if(data.sentences !== undefined){
let data3 = data.sentences;
if(Array.isArray(data3)){
const len2 = data3.length;
let most2 = 100;
for(let i2 = 0; i2 < len2; i2++){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!accept.acceptsSentence(data3[i2])){
const part2 = data3[i2];
if(!(explainSentence(part2, {instancePath:instancePath+"/sentences/"+i2,gather}))){
vErrors = vErrors === null ? explainSentence.errors : vErrors.concat(explainSentence.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: "array"},data:data3});
}
}
if(data.subtitles !== undefined){
let data4 = data.subtitles;
if(Array.isArray(data4)){
const len3 = data4.length;
let most3 = 100;
for(let i3 = 0; i3 < len3; i3++){
if(errors >= most3){
if(!gather){
break;
}
errors = gather(vErrors);
most3 = errors + 100;
}
if(!accept.acceptsSubtitle(data4[i3])){
const part3 = data4[i3];
if(!(explainSubtitle(part3, {instancePath:instancePath+"/subtitles/"+i3,gather}))){
vErrors = vErrors === null ? explainSubtitle.errors : vErrors.concat(explainSubtitle.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: "array"},data:data4});
}
}
const names0 = ["full_transcript","languages","utterances","sentences","subtitles"];
let most4 = 100;
for(const key0 in data){
if(errors >= most4){
if(!gather){
break;
}
errors = gather(vErrors);
most4 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Transcription#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"prediction":["utterances"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"Transcription#/type",keyword:"type",params:{type: "object"},data});
}
explainTranscription.errors = vErrors;
return errors === 0;
}

export function explainTranscriptionJob(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["kind"];
if(tag0 === "pre-recorded"){
if(!(explainPreRecordedJob(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainPreRecordedJob.errors : vErrors.concat(explainPreRecordedJob.errors);
errors = vErrors.length;
}
}
if(tag0 === "live"){
if(!(explainLiveJob(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainLiveJob.errors : vErrors.concat(explainLiveJob.errors);
errors = vErrors.length;
}
}
if(isObject(data)){
if(data.kind === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptionJob#/required",keyword:"required",params:{missingProperty: "kind"},data});
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!(["pre-recorded","live"]).includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"TranscriptionJob#/properties/kind/enum",keyword:"enum",params:{allowedValues: ["pre-recorded","live"]},data:data0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptionJob#/type",keyword:"type",params:{type: "object"},data});
}
explainTranscriptionJob.errors = vErrors;
return errors === 0;
}

export function explainTranscriptionLanguageCode(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptionLanguageCode#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"},data});
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"},data});
}
explainTranscriptionLanguageCode.errors = vErrors;
return errors === 0;
}

export function explainTranslationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["success"];
if((tag0 === true) || (tag0 === false)){
if(isObject(data)){
if(data.is_empty === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "is_empty"},data});
}
if(data.exec_time === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "exec_time"},data});
}
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.error === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "error"},data});
}
if(data.results === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "results"},data});
}
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if(typeof data0 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/properties/is_empty/type",keyword:"type",params:{type: "boolean"},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/properties/exec_time/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.results !== undefined){
let data2 = data.results;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results",schemaPath:"TranslationAddon#/properties/results/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
if(Array.isArray(data2)){
const len0 = data2.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
const part0 = data2[i0];
if(!(isObject(part0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/results/"+i0,schemaPath:"TranslationAddon#/properties/results/items/type",keyword:"type",params:{type: "object"},data:part0});
}
}
}
}
}
}
if(tag0 === true){
if(isObject(data)){
if(data.error !== undefined){
let data3 = data.error;
if(data3 !== null){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/oneOf/0/properties/error/type",keyword:"type",params:{type: "null"},data:data3});
}
}
const names0 = ["is_empty","exec_time","error","results","success"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
}
if(tag0 === false){
if(isObject(data)){
if(data.error !== undefined){
let data4 = data.error;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/oneOf/1/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainAddonError(data4, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
}
}
const names1 = ["is_empty","exec_time","error","results","success"];
let most2 = 100;
for(const key1 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names1.includes(key1)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, closest: () => closest(key1, names1)},data});
}
}
}
}
if(isObject(data)){
if(data.success === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/required",keyword:"required",params:{missingProperty: "success"},data});
}
if(data.success !== undefined){
let data5 = data.success;
if(!([true,false]).includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: [true,false]},data:data5});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationAddon#/type",keyword:"type",params:{type: "object"},data});
}
explainTranslationAddon.errors = vErrors;
return errors === 0;
}

export function explainTranslationConfig(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.target_languages === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationConfig#/required",keyword:"required",params:{missingProperty: "target_languages"},data});
}
if(data.target_languages !== undefined){
let data0 = data.target_languages;
if(Array.isArray(data0)){
if(data0.length < 1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/minItems",keyword:"minItems",params:{limit: 1},data:data0});
}
const len0 = data0.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsTranslationLanguageCode(data0[i0])){
const part0 = data0[i0];
if(!(explainTranslationLanguageCode(part0, {instancePath:instancePath+"/target_languages/"+i0,gather}))){
vErrors = vErrors === null ? explainTranslationLanguageCode.errors : vErrors.concat(explainTranslationLanguageCode.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: "array"},data:data0});
}
}
if(data.model !== undefined){
let data1 = data.model;
if(!(["base","enhanced"]).includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/enum",keyword:"enum",params:{allowedValues: ["base","enhanced"]},data:data1});
}
}
if(data.match_original_utterances !== undefined){
let data2 = data.match_original_utterances;
if(typeof data2 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: "boolean"},data:data2});
}
}
if(data.lipsync !== undefined){
let data3 = data.lipsync;
if(typeof data3 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: "boolean"},data:data3});
}
}
if(data.context_adaptation !== undefined){
let data4 = data.context_adaptation;
if(typeof data4 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: "boolean"},data:data4});
}
}
if(data.context !== undefined){
let data5 = data.context;
if(typeof data5 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: "string"},data:data5});
}
}
if(data.informal !== undefined){
let data6 = data.informal;
if(typeof data6 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: "boolean"},data:data6});
}
}
const names0 = ["target_languages","model","match_original_utterances","lipsync","context_adaptation","context","informal"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationConfig#/type",keyword:"type",params:{type: "object"},data});
}
explainTranslationConfig.errors = vErrors;
return errors === 0;
}

export function explainTranslationLanguageCode(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(!(["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"]).includes(data)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationLanguageCode#/enum",keyword:"enum",params:{allowedValues: ["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"]},data});
}
explainTranslationLanguageCode.errors = vErrors;
return errors === 0;
}

export function explainUploadResponse(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_url === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"UploadResponse#/required",keyword:"required",params:{missingProperty: "audio_url"},data});
}
if(data.audio_metadata === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"UploadResponse#/required",keyword:"required",params:{missingProperty: "audio_metadata"},data});
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if(typeof data0 === "string"){
if(!formats.uri(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/format",keyword:"format",params:{format: "uri", odd: oddIn(data0)},data:data0});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.audio_metadata !== undefined){
if(!(explainAudioMetadata(data.audio_metadata, {instancePath:instancePath+"/audio_metadata",gather}))){
vErrors = vErrors === null ? explainAudioMetadata.errors : vErrors.concat(explainAudioMetadata.errors);
errors = vErrors.length;
}
}
const names0 = ["audio_url","audio_metadata"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"UploadResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"audio_duration":["audio_metadata.audio_duration"],"extension":["audio_metadata.extension"],"filename":["audio_metadata.filename"],"id":["audio_metadata.id"],"number_of_channels":["audio_metadata.number_of_channels"],"size":["audio_metadata.size"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"UploadResponse#/type",keyword:"type",params:{type: "object"},data});
}
explainUploadResponse.errors = vErrors;
return errors === 0;
}

export function explainUtterance(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "text"},data});
}
if(data.language === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "language"},data});
}
if(data.start === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "start"},data});
}
if(data.end === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "end"},data});
}
if(data.channel === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "channel"},data});
}
if(data.words === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "words"},data});
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.language !== undefined){
if(!(explainTranscriptionLanguageCode(data.language, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!(Number.isFinite(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: "number"},data:data2});
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!(Number.isFinite(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: "number"},data:data3});
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!(Number.isInteger(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: "integer"},data:data4});
}
}
if(data.words !== undefined){
let data5 = data.words;
if(Array.isArray(data5)){
const len0 = data5.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsWord(data5[i0])){
const part0 = data5[i0];
if(!(explainWord(part0, {instancePath:instancePath+"/words/"+i0,gather}))){
vErrors = vErrors === null ? explainWord.errors : vErrors.concat(explainWord.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: "array"},data:data5});
}
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if(!(Number.isFinite(data6))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: "number"},data:data6});
}
}
if(data.speaker !== undefined){
let data7 = data.speaker;
if(!(Number.isInteger(data7))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: "integer"},data:data7});
}
}
const names0 = ["text","language","start","end","channel","words","confidence","speaker"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"time_begin":["start"],"time_end":["end"],"transcription":["text"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"Utterance#/type",keyword:"type",params:{type: "object"},data});
}
explainUtterance.errors = vErrors;
return errors === 0;
}

export function explainWord(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.word === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "word"},data});
}
if(data.start === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "start"},data});
}
if(data.end === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "end"},data});
}
if(data.confidence === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "confidence"},data});
}
if(data.word !== undefined){
let data0 = data.word;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.start !== undefined){
let data1 = data.start;
if(!(Number.isFinite(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: "number"},data:data1});
}
}
if(data.end !== undefined){
let data2 = data.end;
if(!(Number.isFinite(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: "number"},data:data2});
}
}
if(data.confidence !== undefined){
let data3 = data.confidence;
if(!(Number.isFinite(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: "number"},data:data3});
}
}
const names0 = ["word","start","end","confidence"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"time_begin":["start"],"time_end":["end"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"Word#/type",keyword:"type",params:{type: "object"},data});
}
explainWord.errors = vErrors;
return errors === 0;
}

export function explainAudioChunkData(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.chunk === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkData#/required",keyword:"required",params:{missingProperty: "chunk"},data});
}
if(data.chunk !== undefined){
let data0 = data.chunk;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: "string"},data:data0});
}
}
const names0 = ["chunk"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"frames":["chunk"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkData#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioChunkData.errors = vErrors;
return errors === 0;
}

export function explainAudioChunkMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.data === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkMessage#/required",keyword:"required",params:{missingProperty: "data"},data});
}
if(data.type !== undefined){
let data0 = data.type;
if("audio_chunk" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"},data:data0});
}
}
if(data.data !== undefined){
if(!(explainAudioChunkData(data.data, {instancePath:instancePath+"/data",gather}))){
vErrors = vErrors === null ? explainAudioChunkData.errors : vErrors.concat(explainAudioChunkData.errors);
errors = vErrors.length;
}
}
const names0 = ["type","data"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"chunk":["data.chunk"],"frames":["data.chunk"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"AudioChunkMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainAudioChunkMessage.errors = vErrors;
return errors === 0;
}

export function explainLiveUtterance(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.text === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "text"},data});
}
if(data.language === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "language"},data});
}
if(data.start === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "start"},data});
}
if(data.end === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "end"},data});
}
if(data.channel === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "channel"},data});
}
if(data.words === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "words"},data});
}
if(data.confidence === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "confidence"},data});
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.language !== undefined){
if(!(explainTranscriptionLanguageCode(data.language, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!(Number.isFinite(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: "number"},data:data2});
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!(Number.isFinite(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: "number"},data:data3});
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!(Number.isInteger(data4))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: "integer"},data:data4});
}
}
if(data.words !== undefined){
let data5 = data.words;
if(Array.isArray(data5)){
const len0 = data5.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsWord(data5[i0])){
const part0 = data5[i0];
if(!(explainWord(part0, {instancePath:instancePath+"/words/"+i0,gather}))){
vErrors = vErrors === null ? explainWord.errors : vErrors.concat(explainWord.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: "array"},data:data5});
}
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if(!(Number.isFinite(data6))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: "number"},data:data6});
}
}
const names0 = ["text","language","start","end","channel","words","confidence"];
let most1 = 100;
for(const key0 in data){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"time_begin":["start"],"time_end":["end"],"transcription":["text"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"LiveUtterance#/type",keyword:"type",params:{type: "object"},data});
}
explainLiveUtterance.errors = vErrors;
return errors === 0;
}

export function explainOtherServerMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.session_id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "session_id"},data});
}
if(data.created_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "created_at"},data});
}
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.session_id !== undefined){
let data0 = data.session_id;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!formats.dateTime(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},data:data2});
}
const _errs7 = errors;
const _errs8 = errors;
if("transcript" !== data2){
errors = (vErrors ??= []).push({});
}
var valid1 = _errs8 === errors;
if(valid1){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/not",keyword:"not",params:{},data:data2});
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.data !== undefined){
let data3 = data.data;
if(!(isObject(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: "object"},data:data3});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"OtherServerMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainOtherServerMessage.errors = vErrors;
return errors === 0;
}

export function explainStopRecordingMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StopRecordingMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.type !== undefined){
let data0 = data.type;
if("stop_recording" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"},data:data0});
}
}
const names0 = ["type"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"StopRecordingMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"StopRecordingMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainStopRecordingMessage.errors = vErrors;
return errors === 0;
}

export function explainTranscriptData(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "id"},data});
}
if(data.is_final === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "is_final"},data});
}
if(data.utterance === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "utterance"},data});
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.is_final !== undefined){
let data1 = data.is_final;
if(typeof data1 !== "boolean"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: "boolean"},data:data1});
}
}
if(data.utterance !== undefined){
if(!(explainLiveUtterance(data.utterance, {instancePath:instancePath+"/utterance",gather}))){
vErrors = vErrors === null ? explainLiveUtterance.errors : vErrors.concat(explainLiveUtterance.errors);
errors = vErrors.length;
}
}
const names0 = ["id","is_final","utterance"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"channel":["utterance.channel"],"confidence":["utterance.confidence"],"end":["utterance.end"],"language":["utterance.language"],"start":["utterance.start"],"text":["utterance.text"],"time_begin":["utterance.start"],"time_end":["utterance.end"],"transcription":["utterance.text"],"words":["utterance.words"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptData#/type",keyword:"type",params:{type: "object"},data});
}
explainTranscriptData.errors = vErrors;
return errors === 0;
}

export function explainTranscriptMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.session_id === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "session_id"},data});
}
if(data.created_at === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "created_at"},data});
}
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.data === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "data"},data});
}
if(data.session_id !== undefined){
let data0 = data.session_id;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: "string"},data:data0});
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!formats.dateTime(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"},data:data1});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: "string"},data:data1});
}
}
if(data.type !== undefined){
let data2 = data.type;
if("transcript" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"},data:data2});
}
}
if(data.data !== undefined){
if(!(explainTranscriptData(data.data, {instancePath:instancePath+"/data",gather}))){
vErrors = vErrors === null ? explainTranscriptData.errors : vErrors.concat(explainTranscriptData.errors);
errors = vErrors.length;
}
}
const names0 = ["session_id","created_at","type","data"];
let most0 = 100;
for(const key0 in data){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0, {"id":["data.id"],"is_final":["data.is_final"],"utterance":["data.utterance"]})},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainTranscriptMessage.errors = vErrors;
return errors === 0;
}

export function explainListTranscriptionJobsQuery(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.offset !== undefined){
let data0 = data.offset;
if(!(Number.isInteger(data0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: "integer"},data:data0});
}
if(Number.isFinite(data0)){
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},data:data0});
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(Number.isInteger(data1))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: "integer"},data:data1});
}
if(Number.isFinite(data1)){
if(data1 < 1 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},data:data1});
}
}
}
if(data.date !== undefined){
if(!(explainDateOrDateTime(data.date, {instancePath:instancePath+"/date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
if(data.before_date !== undefined){
if(!(explainDateOrDateTime(data.before_date, {instancePath:instancePath+"/before_date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
if(data.after_date !== undefined){
if(!(explainDateOrDateTime(data.after_date, {instancePath:instancePath+"/after_date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(Array.isArray(data5)){
const len0 = data5.length;
let most0 = 100;
for(let i0 = 0; i0 < len0; i0++){
if(errors >= most0){
if(!gather){
break;
}
errors = gather(vErrors);
most0 = errors + 100;
}
if(!accept.acceptsJobStatus(data5[i0])){
const part0 = data5[i0];
if(!(explainJobStatus(part0, {instancePath:instancePath+"/status/"+i0,gather}))){
vErrors = vErrors === null ? explainJobStatus.errors : vErrors.concat(explainJobStatus.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: "array"},data:data5});
}
}
if(data.custom_metadata !== undefined){
let data6 = data.custom_metadata;
if(!(isObject(data6))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},data:data6});
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if(Array.isArray(data7)){
const len1 = data7.length;
let most1 = 100;
for(let i1 = 0; i1 < len1; i1++){
if(errors >= most1){
if(!gather){
break;
}
errors = gather(vErrors);
most1 = errors + 100;
}
if(!accept.acceptsJobKind(data7[i1])){
const part1 = data7[i1];
if(!(explainJobKind(part1, {instancePath:instancePath+"/kind/"+i1,gather}))){
vErrors = vErrors === null ? explainJobKind.errors : vErrors.concat(explainJobKind.errors);
errors = vErrors.length;
}
}
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: "array"},data:data7});
}
}
const names0 = ["offset","limit","date","before_date","after_date","status","custom_metadata","kind"];
let most2 = 100;
for(const key0 in data){
if(errors >= most2){
if(!gather){
break;
}
errors = gather(vErrors);
most2 = errors + 100;
}
if(!names0.includes(key0)){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ListTranscriptionJobsQuery#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, closest: () => closest(key0, names0)},data});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ListTranscriptionJobsQuery#/type",keyword:"type",params:{type: "object"},data});
}
explainListTranscriptionJobsQuery.errors = vErrors;
return errors === 0;
}

export function explainClientMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["type"];
if(tag0 === "audio_chunk"){
if(!(explainAudioChunkMessage(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainAudioChunkMessage.errors : vErrors.concat(explainAudioChunkMessage.errors);
errors = vErrors.length;
}
}
if(tag0 === "stop_recording"){
if(!(explainStopRecordingMessage(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainStopRecordingMessage.errors : vErrors.concat(explainStopRecordingMessage.errors);
errors = vErrors.length;
}
}
if(isObject(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ClientMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.type !== undefined){
let data0 = data.type;
if(!(["audio_chunk","stop_recording"]).includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"ClientMessage#/properties/type/enum",keyword:"enum",params:{allowedValues: ["audio_chunk","stop_recording"]},data:data0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ClientMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainClientMessage.errors = vErrors;
return errors === 0;
}

export function explainServerMessage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
const tag0 = data?.["type"];
if(tag0 === "transcript"){
if(!(explainTranscriptMessage(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainTranscriptMessage.errors : vErrors.concat(explainTranscriptMessage.errors);
errors = vErrors.length;
}
}
if((typeof tag0 == "string") && (!(tag0 === "transcript"))){
if(!(explainOtherServerMessage(data, {instancePath,gather}))){
vErrors = vErrors === null ? explainOtherServerMessage.errors : vErrors.concat(explainOtherServerMessage.errors);
errors = vErrors.length;
}
}
if(isObject(data)){
if(data.type === undefined){
errors = (vErrors ??= []).push({instancePath,schemaPath:"ServerMessage#/required",keyword:"required",params:{missingProperty: "type"},data});
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"ServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},data:data0});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,schemaPath:"ServerMessage#/type",keyword:"type",params:{type: "object"},data});
}
explainServerMessage.errors = vErrors;
return errors === 0;
}
