// Generated from the contract by `npm run build`; edit the contract instead.

import * as accept from '../accept/tolerant.js';
import * as formats from '../formats.js';
import { closest, isObject, oddIn, step, twins } from '../runtime/validate.js';

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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
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
if((!(Number.isFinite(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: ["number","null"]},data:data4});
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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.extension !== undefined){
let data2 = data.extension;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
if(data.size !== undefined){
let data3 = data.size;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.audio_duration !== undefined){
let data4 = data.audio_duration;
if((!(Number.isFinite(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: ["number","null"]},data:data4});
}
}
if(data.number_of_channels !== undefined){
let data5 = data.number_of_channels;
if((!(Number.isFinite(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: ["number","null"]},data:data5});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(data.prompts !== undefined){
let data0 = data.prompts;
if((!(Array.isArray(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: ["array","null"]},data:data0});
}
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
const part0 = data0[i0];
if(!(Array.isArray(part0))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/prompts/"+i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"},data:part0});
}
}
}
}
if(data.model !== undefined){
let data1 = data.model;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.method !== undefined){
let data1 = data.method;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(data.spelling_dictionary !== undefined){
let data0 = data.spelling_dictionary;
if((!(isObject(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: ["object","null"]},data:data0});
}
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
if(data.vocabulary !== undefined){
let data0 = data.vocabulary;
if((!(Array.isArray(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/vocabulary",schemaPath:"CustomVocabularyConfig#/properties/vocabulary/type",keyword:"type",params:{type: ["array","null"]},data:data0});
}
if(Array.isArray(data0)){
if(!(explainCustomVocabulary(data0, {instancePath:instancePath+"/vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
}
if(data.default_intensity !== undefined){
let data1 = data.default_intensity;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: ["number","null"]},data:data1});
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
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.intensity !== undefined){
let data1 = data.intensity;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.pronunciations !== undefined){
let data2 = data.pronunciations;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: ["array","null"]},data:data2});
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
errors = (vErrors ??= []).push({instancePath:instancePath+"/pronunciations/"+i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"CustomVocabularyEntry#/properties/language/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
if(typeof data3 === "string"){
if(!(explainTranscriptionLanguageCode(data3, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
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
explainDateOrDateTime.errors = vErrors;
return errors === 0;
}

export function explainDiarizationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if((!(Number.isFinite(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: ["number","null"]},data:data0});
}
}
if(data.min_speakers !== undefined){
let data1 = data.min_speakers;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.max_speakers !== undefined){
let data2 = data.max_speakers;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: ["number","null"]},data:data2});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.path !== undefined){
let data1 = data.path;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.request_id !== undefined){
let data2 = data.request_id;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
if(data.statusCode !== undefined){
let data3 = data.statusCode;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.message !== undefined){
let data4 = data.message;
if((typeof data4 !== "string") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: ["string","null"]},data:data4});
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
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobKind#/type",keyword:"type",params:{type: "string"},data});
}
explainJobKind.errors = vErrors;
return errors === 0;
}

export function explainJobPage(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.first !== undefined){
let data0 = data.first;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.current !== undefined){
let data1 = data.current;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
}
if(data.items !== undefined){
let data3 = data.items;
if((!(Array.isArray(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: ["array","null"]},data:data3});
}
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
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"JobStatus#/type",keyword:"type",params:{type: "string"},data});
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
if((!(Array.isArray(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: ["array","null"]},data:data0});
}
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
}
if(data.code_switching !== undefined){
let data1 = data.code_switching;
if((typeof data1 !== "boolean") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: ["boolean","null"]},data:data1});
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
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.receive_partial_transcripts !== undefined){
let data1 = data.receive_partial_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: ["boolean","null"]},data:data1});
}
}
if(data.receive_final_transcripts !== undefined){
let data2 = data.receive_final_transcripts;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.receive_speech_events !== undefined){
let data3 = data.receive_speech_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data3});
}
}
if(data.receive_pre_processing_events !== undefined){
let data4 = data.receive_pre_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.receive_realtime_processing_events !== undefined){
let data5 = data.receive_realtime_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data5});
}
}
if(data.receive_post_processing_events !== undefined){
let data6 = data.receive_post_processing_events;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
}
}
if(data.receive_acknowledgments !== undefined){
let data7 = data.receive_acknowledgments;
if((typeof data7 !== "boolean") && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: ["boolean","null"]},data:data7});
}
}
if(data.receive_errors !== undefined){
let data8 = data.receive_errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: ["boolean","null"]},data:data8});
}
}
if(data.receive_lifecycle_events !== undefined){
let data9 = data.receive_lifecycle_events;
if((typeof data9 !== "boolean") && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data9});
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
if(isObject(data)){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"LiveJob#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/properties/request_id/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.version !== undefined){
let data2 = data.version;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"LiveJob#/properties/version/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/properties/created_at/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
}
if(data.post_session_metadata !== undefined){
let data4 = data.post_session_metadata;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/properties/post_session_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("live" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"LiveJob#/properties/kind/const",keyword:"const",params:{allowedValue: "live"},data:data5});
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/type",keyword:"type",params:{type: ["string","null"]},data:data6});
}
}
if(data.custom_metadata !== undefined){
let data7 = data.custom_metadata;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/properties/custom_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
}
if(data.file !== undefined){
let data8 = data.file;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"LiveJob#/properties/file/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainAudioFile(data8, {instancePath:instancePath+"/file",gather}))){
vErrors = vErrors === null ? explainAudioFile.errors : vErrors.concat(explainAudioFile.errors);
errors = vErrors.length;
}
}
}
if(data.completed_at !== undefined){
let data9 = data.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/properties/completed_at/type",keyword:"type",params:{type: ["string","null"]},data:data9});
}
}
if(data.error_code !== undefined){
let data10 = data.error_code;
if((!(Number.isFinite(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/properties/error_code/type",keyword:"type",params:{type: ["number","null"]},data:data10});
}
}
if(data.result !== undefined){
let data11 = data.result;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"LiveJob#/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainLiveResult(data11, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainLiveResult.errors : vErrors.concat(explainLiveResult.errors);
errors = vErrors.length;
}
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
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.receive_final_transcripts !== undefined){
let data1 = data.receive_final_transcripts;
if((typeof data1 !== "boolean") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: ["boolean","null"]},data:data1});
}
}
if(data.receive_speech_events !== undefined){
let data2 = data.receive_speech_events;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.receive_pre_processing_events !== undefined){
let data3 = data.receive_pre_processing_events;
if((typeof data3 !== "boolean") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data3});
}
}
if(data.receive_realtime_processing_events !== undefined){
let data4 = data.receive_realtime_processing_events;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.receive_post_processing_events !== undefined){
let data5 = data.receive_post_processing_events;
if((typeof data5 !== "boolean") && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data5});
}
}
if(data.receive_acknowledgments !== undefined){
let data6 = data.receive_acknowledgments;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
}
}
if(data.receive_errors !== undefined){
let data7 = data.receive_errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: ["boolean","null"]},data:data7});
}
}
if(data.receive_lifecycle_events !== undefined){
let data8 = data.receive_lifecycle_events;
if((typeof data8 !== "boolean") && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: ["boolean","null"]},data:data8});
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
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.bit_depth !== undefined){
let data1 = data.bit_depth;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.sample_rate !== undefined){
let data2 = data.sample_rate;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.model !== undefined){
let data4 = data.model;
if((typeof data4 !== "string") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: ["string","null"]},data:data4});
}
}
if(data.endpointing !== undefined){
let data5 = data.endpointing;
if((!(Number.isFinite(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: ["number","null"]},data:data5});
}
}
if(data.maximum_duration_without_endpointing !== undefined){
let data6 = data.maximum_duration_without_endpointing;
if((!(Number.isFinite(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: ["number","null"]},data:data6});
}
}
if(data.language_config !== undefined){
let data7 = data.language_config;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language_config",schemaPath:"LiveRequest#/properties/language_config/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainLanguageConfig(data7, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
}
if(data.pre_processing !== undefined){
let data8 = data.pre_processing;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pre_processing",schemaPath:"LiveRequest#/properties/pre_processing/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainPreProcessingConfig(data8, {instancePath:instancePath+"/pre_processing",gather}))){
vErrors = vErrors === null ? explainPreProcessingConfig.errors : vErrors.concat(explainPreProcessingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.realtime_processing !== undefined){
let data9 = data.realtime_processing;
if((!(isObject(data9))) && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/realtime_processing",schemaPath:"LiveRequest#/properties/realtime_processing/type",keyword:"type",params:{type: ["object","null"]},data:data9});
}
if(isObject(data9)){
if(!(explainRealtimeProcessingConfig(data9, {instancePath:instancePath+"/realtime_processing",gather}))){
vErrors = vErrors === null ? explainRealtimeProcessingConfig.errors : vErrors.concat(explainRealtimeProcessingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.post_processing !== undefined){
let data10 = data.post_processing;
if((!(isObject(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/post_processing",schemaPath:"LiveRequest#/properties/post_processing/type",keyword:"type",params:{type: ["object","null"]},data:data10});
}
if(isObject(data10)){
if(!(explainPostProcessingConfig(data10, {instancePath:instancePath+"/post_processing",gather}))){
vErrors = vErrors === null ? explainPostProcessingConfig.errors : vErrors.concat(explainPostProcessingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.messages_config !== undefined){
let data11 = data.messages_config;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/messages_config",schemaPath:"LiveRequest#/properties/messages_config/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainLiveMessagesConfig(data11, {instancePath:instancePath+"/messages_config",gather}))){
vErrors = vErrors === null ? explainLiveMessagesConfig.errors : vErrors.concat(explainLiveMessagesConfig.errors);
errors = vErrors.length;
}
}
}
if(data.callback !== undefined){
let data12 = data.callback;
if((typeof data12 !== "boolean") && (data12 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: ["boolean","null"]},data:data12});
}
}
if(data.callback_config !== undefined){
let data13 = data.callback_config;
if((!(isObject(data13))) && (data13 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_config",schemaPath:"LiveRequest#/properties/callback_config/type",keyword:"type",params:{type: ["object","null"]},data:data13});
}
if(isObject(data13)){
if(!(explainLiveCallbackConfig(data13, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainLiveCallbackConfig.errors : vErrors.concat(explainLiveCallbackConfig.errors);
errors = vErrors.length;
}
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
if(data.metadata !== undefined){
let data0 = data.metadata;
if((!(isObject(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"LiveResult#/properties/metadata/type",keyword:"type",params:{type: ["object","null"]},data:data0});
}
if(isObject(data0)){
if(!(explainResultMetadata(data0, {instancePath:instancePath+"/metadata",gather}))){
vErrors = vErrors === null ? explainResultMetadata.errors : vErrors.concat(explainResultMetadata.errors);
errors = vErrors.length;
}
}
}
if(data.transcription !== undefined){
let data1 = data.transcription;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/transcription",schemaPath:"LiveResult#/properties/transcription/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainTranscription(data1, {instancePath:instancePath+"/transcription",gather}))){
vErrors = vErrors === null ? explainTranscription.errors : vErrors.concat(explainTranscription.errors);
errors = vErrors.length;
}
}
}
if(data.translation !== undefined){
let data2 = data.translation;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"LiveResult#/properties/translation/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
if(isObject(data2)){
if(!(explainTranslationAddon(data2, {instancePath:instancePath+"/translation",gather}))){
vErrors = vErrors === null ? explainTranslationAddon.errors : vErrors.concat(explainTranslationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.summarization !== undefined){
let data3 = data.summarization;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"LiveResult#/properties/summarization/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainSummarizationAddon(data3, {instancePath:instancePath+"/summarization",gather}))){
vErrors = vErrors === null ? explainSummarizationAddon.errors : vErrors.concat(explainSummarizationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.named_entity_recognition !== undefined){
let data4 = data.named_entity_recognition;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"LiveResult#/properties/named_entity_recognition/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainNamedEntityRecognitionAddon(data4, {instancePath:instancePath+"/named_entity_recognition",gather}))){
vErrors = vErrors === null ? explainNamedEntityRecognitionAddon.errors : vErrors.concat(explainNamedEntityRecognitionAddon.errors);
errors = vErrors.length;
}
}
}
if(data.sentiment_analysis !== undefined){
let data5 = data.sentiment_analysis;
if((!(isObject(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"LiveResult#/properties/sentiment_analysis/type",keyword:"type",params:{type: ["object","null"]},data:data5});
}
if(isObject(data5)){
if(!(explainSentimentAnalysisAddon(data5, {instancePath:instancePath+"/sentiment_analysis",gather}))){
vErrors = vErrors === null ? explainSentimentAnalysisAddon.errors : vErrors.concat(explainSentimentAnalysisAddon.errors);
errors = vErrors.length;
}
}
}
if(data.chapterization !== undefined){
let data6 = data.chapterization;
if((!(isObject(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chapterization",schemaPath:"LiveResult#/properties/chapterization/type",keyword:"type",params:{type: ["object","null"]},data:data6});
}
if(isObject(data6)){
if(!(explainChapterizationAddon(data6, {instancePath:instancePath+"/chapterization",gather}))){
vErrors = vErrors === null ? explainChapterizationAddon.errors : vErrors.concat(explainChapterizationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.messages !== undefined){
let data7 = data.messages;
if((!(Array.isArray(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: ["array","null"]},data:data7});
}
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
if(data.url !== undefined){
let data0 = data.url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"PiiEntityType#/type",keyword:"type",params:{type: "string"},data});
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
if(((typeof data0 !== "string") && (!(Array.isArray(data0)))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: ["string","array","null"]},data:data0});
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
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.summarization_config !== undefined){
let data1 = data.summarization_config;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization_config",schemaPath:"PostProcessingConfig#/properties/summarization_config/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainSummarizationConfig(data1, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.chapterization !== undefined){
let data2 = data.chapterization;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
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
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.speech_threshold !== undefined){
let data1 = data.speech_threshold;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: ["number","null"]},data:data1});
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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if(isObject(data)){
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/properties/request_id/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.version !== undefined){
let data2 = data.version;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/properties/version/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/properties/created_at/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
}
if(data.post_session_metadata !== undefined){
let data4 = data.post_session_metadata;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/properties/post_session_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if("pre-recorded" !== data5){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},data:data5});
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/type",keyword:"type",params:{type: ["string","null"]},data:data6});
}
}
if(data.custom_metadata !== undefined){
let data7 = data.custom_metadata;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/properties/custom_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
}
if(data.file !== undefined){
let data8 = data.file;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",schemaPath:"PreRecordedJob#/properties/file/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainAudioFile(data8, {instancePath:instancePath+"/file",gather}))){
vErrors = vErrors === null ? explainAudioFile.errors : vErrors.concat(explainAudioFile.errors);
errors = vErrors.length;
}
}
}
if(data.completed_at !== undefined){
let data9 = data.completed_at;
if((typeof data9 !== "string") && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/properties/completed_at/type",keyword:"type",params:{type: ["string","null"]},data:data9});
}
}
if(data.error_code !== undefined){
let data10 = data.error_code;
if((!(Number.isFinite(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/properties/error_code/type",keyword:"type",params:{type: ["number","null"]},data:data10});
}
}
if(data.result !== undefined){
let data11 = data.result;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"PreRecordedJob#/properties/result/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainPreRecordedResult(data11, {instancePath:instancePath+"/result",gather}))){
vErrors = vErrors === null ? explainPreRecordedResult.errors : vErrors.concat(explainPreRecordedResult.errors);
errors = vErrors.length;
}
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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.result_url !== undefined){
let data1 = data.result_url;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: ["boolean","array","null"]},data:data1});
}
if(Array.isArray(data1)){
if(!(explainCustomVocabulary(data1, {instancePath:instancePath+"/custom_vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
}
if(data.custom_vocabulary_config !== undefined){
let data2 = data.custom_vocabulary_config;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
if(isObject(data2)){
if(!(explainCustomVocabularyConfig(data2, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.callback_config !== undefined){
let data5 = data.callback_config;
if((!(isObject(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_config",schemaPath:"PreRecordedRequest#/properties/callback_config/type",keyword:"type",params:{type: ["object","null"]},data:data5});
}
if(isObject(data5)){
if(!(explainCallbackConfig(data5, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainCallbackConfig.errors : vErrors.concat(explainCallbackConfig.errors);
errors = vErrors.length;
}
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
}
}
if(data.subtitles_config !== undefined){
let data7 = data.subtitles_config;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles_config",schemaPath:"PreRecordedRequest#/properties/subtitles_config/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainSubtitlesConfig(data7, {instancePath:instancePath+"/subtitles_config",gather}))){
vErrors = vErrors === null ? explainSubtitlesConfig.errors : vErrors.concat(explainSubtitlesConfig.errors);
errors = vErrors.length;
}
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: ["boolean","null"]},data:data8});
}
}
if(data.diarization_config !== undefined){
let data9 = data.diarization_config;
if((!(isObject(data9))) && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization_config",schemaPath:"PreRecordedRequest#/properties/diarization_config/type",keyword:"type",params:{type: ["object","null"]},data:data9});
}
if(isObject(data9)){
if(!(explainDiarizationConfig(data9, {instancePath:instancePath+"/diarization_config",gather}))){
vErrors = vErrors === null ? explainDiarizationConfig.errors : vErrors.concat(explainDiarizationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: ["boolean","null"]},data:data10});
}
}
if(data.translation_config !== undefined){
let data11 = data.translation_config;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation_config",schemaPath:"PreRecordedRequest#/properties/translation_config/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainTranslationConfig(data11, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: ["boolean","null"]},data:data12});
}
}
if(data.summarization_config !== undefined){
let data13 = data.summarization_config;
if((!(isObject(data13))) && (data13 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization_config",schemaPath:"PreRecordedRequest#/properties/summarization_config/type",keyword:"type",params:{type: ["object","null"]},data:data13});
}
if(isObject(data13)){
if(!(explainSummarizationConfig(data13, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: ["boolean","null"]},data:data14});
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: ["boolean","null"]},data:data15});
}
}
if(data.custom_spelling_config !== undefined){
let data16 = data.custom_spelling_config;
if((!(isObject(data16))) && (data16 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling_config",schemaPath:"PreRecordedRequest#/properties/custom_spelling_config/type",keyword:"type",params:{type: ["object","null"]},data:data16});
}
if(isObject(data16)){
if(!(explainCustomSpellingConfig(data16, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: ["boolean","null"]},data:data17});
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: ["boolean","null"]},data:data18});
}
}
if(data.audio_to_llm_config !== undefined){
let data19 = data.audio_to_llm_config;
if((!(isObject(data19))) && (data19 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm_config",schemaPath:"PreRecordedRequest#/properties/audio_to_llm_config/type",keyword:"type",params:{type: ["object","null"]},data:data19});
}
if(isObject(data19)){
if(!(explainAudioToLlmConfig(data19, {instancePath:instancePath+"/audio_to_llm_config",gather}))){
vErrors = vErrors === null ? explainAudioToLlmConfig.errors : vErrors.concat(explainAudioToLlmConfig.errors);
errors = vErrors.length;
}
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: ["boolean","null"]},data:data20});
}
}
if(data.pii_redaction_config !== undefined){
let data21 = data.pii_redaction_config;
if((!(isObject(data21))) && (data21 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction_config",schemaPath:"PreRecordedRequest#/properties/pii_redaction_config/type",keyword:"type",params:{type: ["object","null"]},data:data21});
}
if(isObject(data21)){
if(!(explainPiiRedactionConfig(data21, {instancePath:instancePath+"/pii_redaction_config",gather}))){
vErrors = vErrors === null ? explainPiiRedactionConfig.errors : vErrors.concat(explainPiiRedactionConfig.errors);
errors = vErrors.length;
}
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: ["boolean","null"]},data:data22});
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: ["boolean","null"]},data:data23});
}
}
if(data.language_config !== undefined){
let data24 = data.language_config;
if((!(isObject(data24))) && (data24 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language_config",schemaPath:"PreRecordedRequest#/properties/language_config/type",keyword:"type",params:{type: ["object","null"]},data:data24});
}
if(isObject(data24)){
if(!(explainLanguageConfig(data24, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: ["boolean","null"]},data:data25});
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: ["boolean","null"]},data:data26});
}
}
if(data.language !== undefined){
let data27 = data.language;
if((typeof data27 !== "string") && (data27 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"PreRecordedRequest#/properties/language/type",keyword:"type",params:{type: ["string","null"]},data:data27});
}
if(typeof data27 === "string"){
if(!(explainTranscriptionLanguageCode(data27, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
}
if(data.custom_metadata !== undefined){
let data28 = data.custom_metadata;
if((!(isObject(data28))) && (data28 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data28});
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
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if(((typeof data1 !== "boolean") && (!(Array.isArray(data1)))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: ["boolean","array","null"]},data:data1});
}
if(Array.isArray(data1)){
if(!(explainCustomVocabulary(data1, {instancePath:instancePath+"/custom_vocabulary",gather}))){
vErrors = vErrors === null ? explainCustomVocabulary.errors : vErrors.concat(explainCustomVocabulary.errors);
errors = vErrors.length;
}
}
}
if(data.custom_vocabulary_config !== undefined){
let data2 = data.custom_vocabulary_config;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
if(isObject(data2)){
if(!(explainCustomVocabularyConfig(data2, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
}
if(data.callback !== undefined){
let data4 = data.callback;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.callback_config !== undefined){
let data5 = data.callback_config;
if((!(isObject(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/callback_config",schemaPath:"PreRecordedRequestParams#/properties/callback_config/type",keyword:"type",params:{type: ["object","null"]},data:data5});
}
if(isObject(data5)){
if(!(explainCallbackConfig(data5, {instancePath:instancePath+"/callback_config",gather}))){
vErrors = vErrors === null ? explainCallbackConfig.errors : vErrors.concat(explainCallbackConfig.errors);
errors = vErrors.length;
}
}
}
if(data.subtitles !== undefined){
let data6 = data.subtitles;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
}
}
if(data.subtitles_config !== undefined){
let data7 = data.subtitles_config;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles_config",schemaPath:"PreRecordedRequestParams#/properties/subtitles_config/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainSubtitlesConfig(data7, {instancePath:instancePath+"/subtitles_config",gather}))){
vErrors = vErrors === null ? explainSubtitlesConfig.errors : vErrors.concat(explainSubtitlesConfig.errors);
errors = vErrors.length;
}
}
}
if(data.diarization !== undefined){
let data8 = data.diarization;
if((typeof data8 !== "boolean") && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: ["boolean","null"]},data:data8});
}
}
if(data.diarization_config !== undefined){
let data9 = data.diarization_config;
if((!(isObject(data9))) && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization_config",schemaPath:"PreRecordedRequestParams#/properties/diarization_config/type",keyword:"type",params:{type: ["object","null"]},data:data9});
}
if(isObject(data9)){
if(!(explainDiarizationConfig(data9, {instancePath:instancePath+"/diarization_config",gather}))){
vErrors = vErrors === null ? explainDiarizationConfig.errors : vErrors.concat(explainDiarizationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.translation !== undefined){
let data10 = data.translation;
if((typeof data10 !== "boolean") && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: ["boolean","null"]},data:data10});
}
}
if(data.translation_config !== undefined){
let data11 = data.translation_config;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation_config",schemaPath:"PreRecordedRequestParams#/properties/translation_config/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainTranslationConfig(data11, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.summarization !== undefined){
let data12 = data.summarization;
if((typeof data12 !== "boolean") && (data12 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: ["boolean","null"]},data:data12});
}
}
if(data.summarization_config !== undefined){
let data13 = data.summarization_config;
if((!(isObject(data13))) && (data13 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization_config",schemaPath:"PreRecordedRequestParams#/properties/summarization_config/type",keyword:"type",params:{type: ["object","null"]},data:data13});
}
if(isObject(data13)){
if(!(explainSummarizationConfig(data13, {instancePath:instancePath+"/summarization_config",gather}))){
vErrors = vErrors === null ? explainSummarizationConfig.errors : vErrors.concat(explainSummarizationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.named_entity_recognition !== undefined){
let data14 = data.named_entity_recognition;
if((typeof data14 !== "boolean") && (data14 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: ["boolean","null"]},data:data14});
}
}
if(data.custom_spelling !== undefined){
let data15 = data.custom_spelling;
if((typeof data15 !== "boolean") && (data15 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: ["boolean","null"]},data:data15});
}
}
if(data.custom_spelling_config !== undefined){
let data16 = data.custom_spelling_config;
if((!(isObject(data16))) && (data16 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling_config",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling_config/type",keyword:"type",params:{type: ["object","null"]},data:data16});
}
if(isObject(data16)){
if(!(explainCustomSpellingConfig(data16, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.sentiment_analysis !== undefined){
let data17 = data.sentiment_analysis;
if((typeof data17 !== "boolean") && (data17 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: ["boolean","null"]},data:data17});
}
}
if(data.audio_to_llm !== undefined){
let data18 = data.audio_to_llm;
if((typeof data18 !== "boolean") && (data18 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: ["boolean","null"]},data:data18});
}
}
if(data.audio_to_llm_config !== undefined){
let data19 = data.audio_to_llm_config;
if((!(isObject(data19))) && (data19 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm_config",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm_config/type",keyword:"type",params:{type: ["object","null"]},data:data19});
}
if(isObject(data19)){
if(!(explainAudioToLlmConfig(data19, {instancePath:instancePath+"/audio_to_llm_config",gather}))){
vErrors = vErrors === null ? explainAudioToLlmConfig.errors : vErrors.concat(explainAudioToLlmConfig.errors);
errors = vErrors.length;
}
}
}
if(data.pii_redaction !== undefined){
let data20 = data.pii_redaction;
if((typeof data20 !== "boolean") && (data20 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: ["boolean","null"]},data:data20});
}
}
if(data.pii_redaction_config !== undefined){
let data21 = data.pii_redaction_config;
if((!(isObject(data21))) && (data21 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/pii_redaction_config",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction_config/type",keyword:"type",params:{type: ["object","null"]},data:data21});
}
if(isObject(data21)){
if(!(explainPiiRedactionConfig(data21, {instancePath:instancePath+"/pii_redaction_config",gather}))){
vErrors = vErrors === null ? explainPiiRedactionConfig.errors : vErrors.concat(explainPiiRedactionConfig.errors);
errors = vErrors.length;
}
}
}
if(data.sentences !== undefined){
let data22 = data.sentences;
if((typeof data22 !== "boolean") && (data22 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: ["boolean","null"]},data:data22});
}
}
if(data.punctuation_enhanced !== undefined){
let data23 = data.punctuation_enhanced;
if((typeof data23 !== "boolean") && (data23 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: ["boolean","null"]},data:data23});
}
}
if(data.language_config !== undefined){
let data24 = data.language_config;
if((!(isObject(data24))) && (data24 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language_config",schemaPath:"PreRecordedRequestParams#/properties/language_config/type",keyword:"type",params:{type: ["object","null"]},data:data24});
}
if(isObject(data24)){
if(!(explainLanguageConfig(data24, {instancePath:instancePath+"/language_config",gather}))){
vErrors = vErrors === null ? explainLanguageConfig.errors : vErrors.concat(explainLanguageConfig.errors);
errors = vErrors.length;
}
}
}
if(data.detect_language !== undefined){
let data25 = data.detect_language;
if((typeof data25 !== "boolean") && (data25 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: ["boolean","null"]},data:data25});
}
}
if(data.enable_code_switching !== undefined){
let data26 = data.enable_code_switching;
if((typeof data26 !== "boolean") && (data26 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: ["boolean","null"]},data:data26});
}
}
if(data.language !== undefined){
let data27 = data.language;
if((typeof data27 !== "string") && (data27 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"PreRecordedRequestParams#/properties/language/type",keyword:"type",params:{type: ["string","null"]},data:data27});
}
if(typeof data27 === "string"){
if(!(explainTranscriptionLanguageCode(data27, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
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
if(data.metadata !== undefined){
let data0 = data.metadata;
if((!(isObject(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"PreRecordedResult#/properties/metadata/type",keyword:"type",params:{type: ["object","null"]},data:data0});
}
if(isObject(data0)){
if(!(explainResultMetadata(data0, {instancePath:instancePath+"/metadata",gather}))){
vErrors = vErrors === null ? explainResultMetadata.errors : vErrors.concat(explainResultMetadata.errors);
errors = vErrors.length;
}
}
}
if(data.transcription !== undefined){
let data1 = data.transcription;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/transcription",schemaPath:"PreRecordedResult#/properties/transcription/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainTranscription(data1, {instancePath:instancePath+"/transcription",gather}))){
vErrors = vErrors === null ? explainTranscription.errors : vErrors.concat(explainTranscription.errors);
errors = vErrors.length;
}
}
}
if(data.translation !== undefined){
let data2 = data.translation;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"PreRecordedResult#/properties/translation/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
if(isObject(data2)){
if(!(explainTranslationAddon(data2, {instancePath:instancePath+"/translation",gather}))){
vErrors = vErrors === null ? explainTranslationAddon.errors : vErrors.concat(explainTranslationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.summarization !== undefined){
let data3 = data.summarization;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/summarization",schemaPath:"PreRecordedResult#/properties/summarization/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainSummarizationAddon(data3, {instancePath:instancePath+"/summarization",gather}))){
vErrors = vErrors === null ? explainSummarizationAddon.errors : vErrors.concat(explainSummarizationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.named_entity_recognition !== undefined){
let data4 = data.named_entity_recognition;
if((!(isObject(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedResult#/properties/named_entity_recognition/type",keyword:"type",params:{type: ["object","null"]},data:data4});
}
if(isObject(data4)){
if(!(explainNamedEntityRecognitionAddon(data4, {instancePath:instancePath+"/named_entity_recognition",gather}))){
vErrors = vErrors === null ? explainNamedEntityRecognitionAddon.errors : vErrors.concat(explainNamedEntityRecognitionAddon.errors);
errors = vErrors.length;
}
}
}
if(data.sentiment_analysis !== undefined){
let data5 = data.sentiment_analysis;
if((!(isObject(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedResult#/properties/sentiment_analysis/type",keyword:"type",params:{type: ["object","null"]},data:data5});
}
if(isObject(data5)){
if(!(explainSentimentAnalysisAddon(data5, {instancePath:instancePath+"/sentiment_analysis",gather}))){
vErrors = vErrors === null ? explainSentimentAnalysisAddon.errors : vErrors.concat(explainSentimentAnalysisAddon.errors);
errors = vErrors.length;
}
}
}
if(data.chapterization !== undefined){
let data6 = data.chapterization;
if((!(isObject(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chapterization",schemaPath:"PreRecordedResult#/properties/chapterization/type",keyword:"type",params:{type: ["object","null"]},data:data6});
}
if(isObject(data6)){
if(!(explainChapterizationAddon(data6, {instancePath:instancePath+"/chapterization",gather}))){
vErrors = vErrors === null ? explainChapterizationAddon.errors : vErrors.concat(explainChapterizationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.moderation !== undefined){
let data7 = data.moderation;
if((!(isObject(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/moderation",schemaPath:"PreRecordedResult#/properties/moderation/type",keyword:"type",params:{type: ["object","null"]},data:data7});
}
if(isObject(data7)){
if(!(explainModerationAddon(data7, {instancePath:instancePath+"/moderation",gather}))){
vErrors = vErrors === null ? explainModerationAddon.errors : vErrors.concat(explainModerationAddon.errors);
errors = vErrors.length;
}
}
}
if(data.name_consistency !== undefined){
let data8 = data.name_consistency;
if((!(isObject(data8))) && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name_consistency",schemaPath:"PreRecordedResult#/properties/name_consistency/type",keyword:"type",params:{type: ["object","null"]},data:data8});
}
if(isObject(data8)){
if(!(explainNameConsistencyAddon(data8, {instancePath:instancePath+"/name_consistency",gather}))){
vErrors = vErrors === null ? explainNameConsistencyAddon.errors : vErrors.concat(explainNameConsistencyAddon.errors);
errors = vErrors.length;
}
}
}
if(data.structured_data_extraction !== undefined){
let data9 = data.structured_data_extraction;
if((!(isObject(data9))) && (data9 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/structured_data_extraction",schemaPath:"PreRecordedResult#/properties/structured_data_extraction/type",keyword:"type",params:{type: ["object","null"]},data:data9});
}
if(isObject(data9)){
if(!(explainStructuredDataExtractionAddon(data9, {instancePath:instancePath+"/structured_data_extraction",gather}))){
vErrors = vErrors === null ? explainStructuredDataExtractionAddon.errors : vErrors.concat(explainStructuredDataExtractionAddon.errors);
errors = vErrors.length;
}
}
}
if(data.audio_to_llm !== undefined){
let data10 = data.audio_to_llm;
if((!(isObject(data10))) && (data10 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedResult#/properties/audio_to_llm/type",keyword:"type",params:{type: ["object","null"]},data:data10});
}
if(isObject(data10)){
if(!(explainAudioToLlmAddon(data10, {instancePath:instancePath+"/audio_to_llm",gather}))){
vErrors = vErrors === null ? explainAudioToLlmAddon.errors : vErrors.concat(explainAudioToLlmAddon.errors);
errors = vErrors.length;
}
}
}
if(data.sentences !== undefined){
let data11 = data.sentences;
if((!(isObject(data11))) && (data11 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"PreRecordedResult#/properties/sentences/type",keyword:"type",params:{type: ["object","null"]},data:data11});
}
if(isObject(data11)){
if(!(explainSentencesAddon(data11, {instancePath:instancePath+"/sentences",gather}))){
vErrors = vErrors === null ? explainSentencesAddon.errors : vErrors.concat(explainSentencesAddon.errors);
errors = vErrors.length;
}
}
}
if(data.display_mode !== undefined){
let data12 = data.display_mode;
if((!(isObject(data12))) && (data12 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/display_mode",schemaPath:"PreRecordedResult#/properties/display_mode/type",keyword:"type",params:{type: ["object","null"]},data:data12});
}
if(isObject(data12)){
if(!(explainDisplayModeAddon(data12, {instancePath:instancePath+"/display_mode",gather}))){
vErrors = vErrors === null ? explainDisplayModeAddon.errors : vErrors.concat(explainDisplayModeAddon.errors);
errors = vErrors.length;
}
}
}
if(data.diarization !== undefined){
let data13 = data.diarization;
if((!(isObject(data13))) && (data13 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/diarization",schemaPath:"PreRecordedResult#/properties/diarization/type",keyword:"type",params:{type: ["object","null"]},data:data13});
}
if(isObject(data13)){
if(!(explainDiarizationAddon(data13, {instancePath:instancePath+"/diarization",gather}))){
vErrors = vErrors === null ? explainDiarizationAddon.errors : vErrors.concat(explainDiarizationAddon.errors);
errors = vErrors.length;
}
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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
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
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.custom_vocabulary_config !== undefined){
let data1 = data.custom_vocabulary_config;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_vocabulary_config",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary_config/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainCustomVocabularyConfig(data1, {instancePath:instancePath+"/custom_vocabulary_config",gather}))){
vErrors = vErrors === null ? explainCustomVocabularyConfig.errors : vErrors.concat(explainCustomVocabularyConfig.errors);
errors = vErrors.length;
}
}
}
if(data.custom_spelling !== undefined){
let data2 = data.custom_spelling;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.custom_spelling_config !== undefined){
let data3 = data.custom_spelling_config;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_spelling_config",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling_config/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainCustomSpellingConfig(data3, {instancePath:instancePath+"/custom_spelling_config",gather}))){
vErrors = vErrors === null ? explainCustomSpellingConfig.errors : vErrors.concat(explainCustomSpellingConfig.errors);
errors = vErrors.length;
}
}
}
if(data.translation !== undefined){
let data4 = data.translation;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.translation_config !== undefined){
let data5 = data.translation_config;
if((!(isObject(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/translation_config",schemaPath:"RealtimeProcessingConfig#/properties/translation_config/type",keyword:"type",params:{type: ["object","null"]},data:data5});
}
if(isObject(data5)){
if(!(explainTranslationConfig(data5, {instancePath:instancePath+"/translation_config",gather}))){
vErrors = vErrors === null ? explainTranslationConfig.errors : vErrors.concat(explainTranslationConfig.errors);
errors = vErrors.length;
}
}
}
if(data.named_entity_recognition !== undefined){
let data6 = data.named_entity_recognition;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
}
}
if(data.sentiment_analysis !== undefined){
let data7 = data.sentiment_analysis;
if((typeof data7 !== "boolean") && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: ["boolean","null"]},data:data7});
}
}
if(data.words_accurate_timestamps !== undefined){
let data8 = data.words_accurate_timestamps;
if((typeof data8 !== "boolean") && (data8 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: ["boolean","null"]},data:data8});
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
if(data.audio_duration !== undefined){
let data0 = data.audio_duration;
if((!(Number.isFinite(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: ["number","null"]},data:data0});
}
}
if(data.number_of_distinct_channels !== undefined){
let data1 = data.number_of_distinct_channels;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.billing_time !== undefined){
let data2 = data.billing_time;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.transcription_time !== undefined){
let data3 = data.transcription_time;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: ["number","null"]},data:data3});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if((!(Array.isArray(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: ["array","null"]},data:data0});
}
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
const part0 = data0[i0];
if(typeof part0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/formats/"+i0,schemaPath:"SubtitlesConfig#/properties/formats/items/type",keyword:"type",params:{type: "string"},data:part0});
}
}
}
}
if(data.minimum_duration !== undefined){
let data1 = data.minimum_duration;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.maximum_duration !== undefined){
let data2 = data.maximum_duration;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.maximum_characters_per_row !== undefined){
let data3 = data.maximum_characters_per_row;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.maximum_rows_per_caption !== undefined){
let data4 = data.maximum_rows_per_caption;
if((!(Number.isFinite(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: ["number","null"]},data:data4});
}
}
if(data.style !== undefined){
let data5 = data.style;
if((typeof data5 !== "string") && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/type",keyword:"type",params:{type: ["string","null"]},data:data5});
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
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/type",keyword:"type",params:{type: ["string","null"]},data:data0});
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
if(data.full_transcript !== undefined){
let data0 = data.full_transcript;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if((!(Array.isArray(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: ["array","null"]},data:data1});
}
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
}
if(data.utterances !== undefined){
let data2 = data.utterances;
if((!(Array.isArray(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: ["array","null"]},data:data2});
}
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
}
if(data.sentences !== undefined){
let data3 = data.sentences;
if((!(Array.isArray(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: ["array","null"]},data:data3});
}
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
}
if(data.subtitles !== undefined){
let data4 = data.subtitles;
if((!(Array.isArray(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: ["array","null"]},data:data4});
}
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
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"},data});
}
explainTranscriptionLanguageCode.errors = vErrors;
return errors === 0;
}

export function explainTranslationAddon(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.is_empty !== undefined){
let data0 = data.is_empty;
if((typeof data0 !== "boolean") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/properties/is_empty/type",keyword:"type",params:{type: ["boolean","null"]},data:data0});
}
}
if(data.exec_time !== undefined){
let data1 = data.exec_time;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/properties/exec_time/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.success !== undefined){
let data2 = data.success;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.error !== undefined){
let data3 = data.error;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/properties/error/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainAddonError(data3, {instancePath:instancePath+"/error",gather}))){
vErrors = vErrors === null ? explainAddonError.errors : vErrors.concat(explainAddonError.errors);
errors = vErrors.length;
}
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
if(data.target_languages !== undefined){
let data0 = data.target_languages;
if((!(Array.isArray(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: ["array","null"]},data:data0});
}
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
if(!accept.acceptsTranslationLanguageCode(data0[i0])){
const part0 = data0[i0];
if(!(explainTranslationLanguageCode(part0, {instancePath:instancePath+"/target_languages/"+i0,gather}))){
vErrors = vErrors === null ? explainTranslationLanguageCode.errors : vErrors.concat(explainTranslationLanguageCode.errors);
errors = vErrors.length;
}
}
}
}
}
if(data.model !== undefined){
let data1 = data.model;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.match_original_utterances !== undefined){
let data2 = data.match_original_utterances;
if((typeof data2 !== "boolean") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: ["boolean","null"]},data:data2});
}
}
if(data.lipsync !== undefined){
let data3 = data.lipsync;
if((typeof data3 !== "boolean") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: ["boolean","null"]},data:data3});
}
}
if(data.context_adaptation !== undefined){
let data4 = data.context_adaptation;
if((typeof data4 !== "boolean") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: ["boolean","null"]},data:data4});
}
}
if(data.context !== undefined){
let data5 = data.context;
if((typeof data5 !== "string") && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: ["string","null"]},data:data5});
}
}
if(data.informal !== undefined){
let data6 = data.informal;
if((typeof data6 !== "boolean") && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: ["boolean","null"]},data:data6});
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
if(typeof data !== "string"){
errors = (vErrors ??= []).push({instancePath,schemaPath:"TranslationLanguageCode#/type",keyword:"type",params:{type: "string"},data});
}
explainTranslationLanguageCode.errors = vErrors;
return errors === 0;
}

export function explainUploadResponse(data, {instancePath="",gather}={}){
let vErrors = null;
let errors = 0;
if(isObject(data)){
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.audio_metadata !== undefined){
let data1 = data.audio_metadata;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/audio_metadata",schemaPath:"UploadResponse#/properties/audio_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainAudioMetadata(data1, {instancePath:instancePath+"/audio_metadata",gather}))){
vErrors = vErrors === null ? explainAudioMetadata.errors : vErrors.concat(explainAudioMetadata.errors);
errors = vErrors.length;
}
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
if(data.text !== undefined){
let data0 = data.text;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"Utterance#/properties/language/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
if(typeof data1 === "string"){
if(!(explainTranscriptionLanguageCode(data1, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
}
if(data.start !== undefined){
let data2 = data.start;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.end !== undefined){
let data3 = data.end;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if((!(Number.isFinite(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: ["number","null"]},data:data4});
}
}
if(data.words !== undefined){
let data5 = data.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: ["array","null"]},data:data5});
}
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
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if((!(Number.isFinite(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: ["number","null"]},data:data6});
}
}
if(data.speaker !== undefined){
let data7 = data.speaker;
if((!(Number.isFinite(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: ["number","null"]},data:data7});
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
if(data.word !== undefined){
let data0 = data.word;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.start !== undefined){
let data1 = data.start;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.end !== undefined){
let data2 = data.end;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.confidence !== undefined){
let data3 = data.confidence;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: ["number","null"]},data:data3});
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
if(data.chunk !== undefined){
let data0 = data.chunk;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: ["string","null"]},data:data0});
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
if(data.type !== undefined){
let data0 = data.type;
if("audio_chunk" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"},data:data0});
}
}
if(data.data !== undefined){
let data1 = data.data;
if((!(isObject(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"AudioChunkMessage#/properties/data/type",keyword:"type",params:{type: ["object","null"]},data:data1});
}
if(isObject(data1)){
if(!(explainAudioChunkData(data1, {instancePath:instancePath+"/data",gather}))){
vErrors = vErrors === null ? explainAudioChunkData.errors : vErrors.concat(explainAudioChunkData.errors);
errors = vErrors.length;
}
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
if(data.text !== undefined){
let data0 = data.text;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"LiveUtterance#/properties/language/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
if(typeof data1 === "string"){
if(!(explainTranscriptionLanguageCode(data1, {instancePath:instancePath+"/language",gather}))){
vErrors = vErrors === null ? explainTranscriptionLanguageCode.errors : vErrors.concat(explainTranscriptionLanguageCode.errors);
errors = vErrors.length;
}
}
}
if(data.start !== undefined){
let data2 = data.start;
if((!(Number.isFinite(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: ["number","null"]},data:data2});
}
}
if(data.end !== undefined){
let data3 = data.end;
if((!(Number.isFinite(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: ["number","null"]},data:data3});
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if((!(Number.isFinite(data4))) && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: ["number","null"]},data:data4});
}
}
if(data.words !== undefined){
let data5 = data.words;
if((!(Array.isArray(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: ["array","null"]},data:data5});
}
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
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if((!(Number.isFinite(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: ["number","null"]},data:data6});
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
if(data.session_id !== undefined){
let data0 = data.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: ["string","null"]},data:data1});
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
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: ["object","null"]},data:data3});
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
if(data.type !== undefined){
let data0 = data.type;
if("stop_recording" !== data0){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"},data:data0});
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
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.is_final !== undefined){
let data1 = data.is_final;
if((typeof data1 !== "boolean") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: ["boolean","null"]},data:data1});
}
}
if(data.utterance !== undefined){
let data2 = data.utterance;
if((!(isObject(data2))) && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/utterance",schemaPath:"TranscriptData#/properties/utterance/type",keyword:"type",params:{type: ["object","null"]},data:data2});
}
if(isObject(data2)){
if(!(explainLiveUtterance(data2, {instancePath:instancePath+"/utterance",gather}))){
vErrors = vErrors === null ? explainLiveUtterance.errors : vErrors.concat(explainLiveUtterance.errors);
errors = vErrors.length;
}
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
if(data.session_id !== undefined){
let data0 = data.session_id;
if((typeof data0 !== "string") && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: ["string","null"]},data:data0});
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if((typeof data1 !== "string") && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: ["string","null"]},data:data1});
}
}
if(data.type !== undefined){
let data2 = data.type;
if("transcript" !== data2){
errors = (vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"},data:data2});
}
}
if(data.data !== undefined){
let data3 = data.data;
if((!(isObject(data3))) && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/data",schemaPath:"TranscriptMessage#/properties/data/type",keyword:"type",params:{type: ["object","null"]},data:data3});
}
if(isObject(data3)){
if(!(explainTranscriptData(data3, {instancePath:instancePath+"/data",gather}))){
vErrors = vErrors === null ? explainTranscriptData.errors : vErrors.concat(explainTranscriptData.errors);
errors = vErrors.length;
}
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
if((!(Number.isFinite(data0))) && (data0 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: ["number","null"]},data:data0});
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if((!(Number.isFinite(data1))) && (data1 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: ["number","null"]},data:data1});
}
}
if(data.date !== undefined){
let data2 = data.date;
if((typeof data2 !== "string") && (data2 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/date",schemaPath:"ListTranscriptionJobsQuery#/properties/date/type",keyword:"type",params:{type: ["string","null"]},data:data2});
}
if(typeof data2 === "string"){
if(!(explainDateOrDateTime(data2, {instancePath:instancePath+"/date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
}
if(data.before_date !== undefined){
let data3 = data.before_date;
if((typeof data3 !== "string") && (data3 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/before_date",schemaPath:"ListTranscriptionJobsQuery#/properties/before_date/type",keyword:"type",params:{type: ["string","null"]},data:data3});
}
if(typeof data3 === "string"){
if(!(explainDateOrDateTime(data3, {instancePath:instancePath+"/before_date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
}
if(data.after_date !== undefined){
let data4 = data.after_date;
if((typeof data4 !== "string") && (data4 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/after_date",schemaPath:"ListTranscriptionJobsQuery#/properties/after_date/type",keyword:"type",params:{type: ["string","null"]},data:data4});
}
if(typeof data4 === "string"){
if(!(explainDateOrDateTime(data4, {instancePath:instancePath+"/after_date",gather}))){
vErrors = vErrors === null ? explainDateOrDateTime.errors : vErrors.concat(explainDateOrDateTime.errors);
errors = vErrors.length;
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if((!(Array.isArray(data5))) && (data5 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: ["array","null"]},data:data5});
}
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
}
if(data.custom_metadata !== undefined){
let data6 = data.custom_metadata;
if((!(isObject(data6))) && (data6 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: ["object","null"]},data:data6});
}
}
if(data.kind !== undefined){
let data7 = data.kind;
if((!(Array.isArray(data7))) && (data7 !== null)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: ["array","null"]},data:data7});
}
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
