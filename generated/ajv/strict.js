// Generated from the contract by `npm run build`; edit the contract instead.

import * as formats from '../runtime/formats.js';
import { isEnough, isObject } from '../runtime/validate.js';
import * as guard from '../guard/strict.js';

const list0 = ["string","null"];
const list1 = ["number","null"];
const list2 = ["integer","null"];
const list3 = ["array","null"];
const list4 = [true,false];
const list5 = ["POST","PUT"];
const list6 = ["object","null"];
const list7 = ["string","object"];
const list8 = ["pre-recorded","live"];
const list9 = ["srt","vtt"];
const list10 = ["default","compliance"];
const list11 = ["af","am","ar","as","az","ba","be","bg","bn","bo","br","bs","ca","cs","cy","da","de","el","en","es","et","eu","fa","fi","fo","fr","gl","gu","ha","haw","he","hi","hr","ht","hu","hy","id","is","it","ja","jw","ka","kk","km","kn","ko","la","lb","ln","lo","lt","lv","mg","mi","mk","ml","mn","mr","ms","mt","my","ne","nl","nn","no","oc","pa","pl","ps","pt","ro","ru","sa","sd","si","sk","sl","sn","so","sq","sr","su","sv","sw","ta","te","tg","tk","tl","tr","tt","uk","ur","uz","vi","wo","yi","yo","zh"];
const list12 = ["base","enhanced"];
const list13 = ["general","bullet_points","concise"];
const list14 = ["APPI","APPI_SENSITIVE","CCI","CORE_ENTITIES","CPRA","GDPR","GDPR_SENSITIVE","HEALTH_INFORMATION","HIPAA_SAFE_HARBOR","LIDI","NUMERICAL_EXCL_PCI","PCI","QUEBEC_PRIVACY_ACT","ACCOUNT_NUMBER","AGE","DATE","DATE_INTERVAL","DOB","DRIVER_LICENSE","DURATION","EMAIL_ADDRESS","EVENT","FILENAME","GENDER","HEALTHCARE_NUMBER","IP_ADDRESS","LANGUAGE","LOCATION","LOCATION_ADDRESS","LOCATION_ADDRESS_STREET","LOCATION_CITY","LOCATION_COORDINATE","LOCATION_COUNTRY","LOCATION_STATE","LOCATION_ZIP","MARITAL_STATUS","MONEY","NAME","NAME_FAMILY","NAME_GIVEN","NAME_MEDICAL_PROFESSIONAL","NUMERICAL_PII","OCCUPATION","ORGANIZATION","ORGANIZATION_MEDICAL_FACILITY","ORIGIN","PASSPORT_NUMBER","PASSWORD","PHONE_NUMBER","PHYSICAL_ATTRIBUTE","POLITICAL_AFFILIATION","RELIGION","SEXUALITY","SSN","TIME","URL","USERNAME","VEHICLE_ID","ZODIAC_SIGN","BLOOD_TYPE","CONDITION","DOSE","DRUG","INJURY","MEDICAL_PROCESS","STATISTICS","BANK_ACCOUNT","CREDIT_CARD","CREDIT_CARD_EXPIRATION","CVV","ROUTING_NUMBER","CORPORATE_ACTION","DAY","EFFECT","FINANCIAL_METRIC","MEDICAL_CODE","MONTH","ORGANIZATION_ID","PRODUCT","PROJECT","TREND","YEAR"];
const list15 = ["string","array"];
const list16 = ["MARKER","MASK"];
const list17 = ["boolean","array"];
const list18 = ["queued","processing","done","error"];
const list19 = ["wav/pcm","wav/alaw","wav/ulaw"];
const list20 = [8,16,24,32];
const list21 = [8000,16000,32000,44100,48000];
const list22 = ["audio_chunk","stop_recording"];
export const validateAddonError = validate0;

function validate0(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"AddonError#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validateAudioFile = validate1;
const obj0 = ["id","filename","source","audio_duration","number_of_channels"];

function validate1(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filename === undefined){
const err1 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.audio_duration === undefined){
const err3 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "audio_duration"},message:"must have required property '"+"audio_duration"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.number_of_channels === undefined){
const err4 = {instancePath,schemaPath:"AudioFile#/required",keyword:"required",params:{missingProperty: "number_of_channels"},message:"must have required property '"+"number_of_channels"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"AudioFile#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filename !== undefined){
let data1 = data.filename;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"AudioFile#/properties/filename/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/source",schemaPath:"AudioFile#/properties/source/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.audio_duration !== undefined){
let data3 = data.audio_duration;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioFile#/properties/audio_duration/type",keyword:"type",params:{type: list1},message:"must be number,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.number_of_channels !== undefined){
let data4 = data.number_of_channels;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/type",keyword:"type",params:{type: list2},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioFile#/properties/number_of_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
let wrong0 = 0;
for(const key0 in data){
if(!obj0.includes(key0)){
const err11 = {instancePath,schemaPath:"AudioFile#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"AudioFile#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const validateAudioMetadata = validate2;
const obj1 = ["id","filename","extension","size","audio_duration","number_of_channels"];

function validate2(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filename === undefined){
const err1 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.extension === undefined){
const err2 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "extension"},message:"must have required property '"+"extension"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.size === undefined){
const err3 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.audio_duration === undefined){
const err4 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "audio_duration"},message:"must have required property '"+"audio_duration"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.number_of_channels === undefined){
const err5 = {instancePath,schemaPath:"AudioMetadata#/required",keyword:"required",params:{missingProperty: "number_of_channels"},message:"must have required property '"+"number_of_channels"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"AudioMetadata#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.filename !== undefined){
if(typeof data.filename !== "string"){
const err7 = {instancePath:instancePath+"/filename",schemaPath:"AudioMetadata#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.extension !== undefined){
if(typeof data.extension !== "string"){
const err8 = {instancePath:instancePath+"/extension",schemaPath:"AudioMetadata#/properties/extension/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/size",schemaPath:"AudioMetadata#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.audio_duration !== undefined){
let data4 = data.audio_duration;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/audio_duration",schemaPath:"AudioMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.number_of_channels !== undefined){
let data5 = data.number_of_channels;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/number_of_channels",schemaPath:"AudioMetadata#/properties/number_of_channels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj1.includes(key0)){
const err12 = {instancePath,schemaPath:"AudioMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"AudioMetadata#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const validateAudioToLlmAddon = validate3;
const obj2 = ["is_empty","exec_time","success","error","results"];

function validate3(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"AudioToLlmAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"AudioToLlmAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
let data5 = data4[i0];
const _errs18 = errors;
if((data5?.constructor === Object || isObject(data5))){
}
else {
const err11 = {instancePath:instancePath+"/results/" + i0,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err12 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err13 = {};
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
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
if(vErrors.length > _errs23) vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs26 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err14 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exec_time === undefined){
const err15 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.results === undefined){
const err17 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err18 = {instancePath:instancePath+"/is_empty",schemaPath:"AudioToLlmAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/exec_time",schemaPath:"AudioToLlmAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs32 = errors;
const _errs33 = errors;
if(data9 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
if(vErrors.length > _errs32) vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs35 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err21 = {instancePath:instancePath+"/results",schemaPath:"AudioToLlmAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
let data11 = data10[i1];
const _errs38 = errors;
if((data11?.constructor === Object || isObject(data11))){
}
else {
const err22 = {instancePath:instancePath+"/results/" + i1,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid10 = _errs38 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err23 = {instancePath,schemaPath:"AudioToLlmAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs26 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs42 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err24 = {instancePath,schemaPath:"AudioToLlmAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.is_empty === undefined){
const err25 = {instancePath,schemaPath:"AudioToLlmAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.exec_time === undefined){
const err26 = {instancePath,schemaPath:"AudioToLlmAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.error === undefined){
const err27 = {instancePath,schemaPath:"AudioToLlmAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.results === undefined){
const err28 = {instancePath,schemaPath:"AudioToLlmAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs42 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err29 = {instancePath:instancePath+"/success",schemaPath:"AudioToLlmAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"AudioToLlmAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateAudioToLlmConfig = validate5;
const obj4 = ["prompts","model"];

function validate5(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.prompts === undefined){
const err0 = {instancePath,schemaPath:"AudioToLlmConfig#/required",keyword:"required",params:{missingProperty: "prompts"},message:"must have required property '"+"prompts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompts !== undefined){
let data0 = data.prompts;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
const _errs3 = errors;
if(!(Array.isArray(data0[i0]))){
const err2 = {instancePath:instancePath+"/prompts/" + i0,schemaPath:"AudioToLlmConfig#/properties/prompts/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/prompts",schemaPath:"AudioToLlmConfig#/properties/prompts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"AudioToLlmConfig#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj4.includes(key0)){
const err5 = {instancePath,schemaPath:"AudioToLlmConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"AudioToLlmConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validateCallbackConfig = validate6;
const formats0 = formats.uri;
const obj5 = ["url","method"];

function validate6(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"CallbackConfig#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err2 = {instancePath:instancePath+"/url",schemaPath:"CallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(!((data1 === "POST") || (data1 === "PUT"))){
const err3 = {instancePath:instancePath+"/method",schemaPath:"CallbackConfig#/properties/method/enum",keyword:"enum",params:{allowedValues: list5},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj5.includes(key0)){
const err4 = {instancePath,schemaPath:"CallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"CallbackConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validateChapterizationAddon = validate7;

function validate7(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"ChapterizationAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!((data4?.constructor === Object || isObject(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"ChapterizationAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list6},message:"must be object,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
if(vErrors.length > _errs21) vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"ChapterizationAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"ChapterizationAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs30 = errors;
const _errs31 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
if(vErrors.length > _errs30) vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs33 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
}
}
if(data.results !== undefined){
let data9 = data.results;
if((!((data9?.constructor === Object || isObject(data9)))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/results",schemaPath:"ChapterizationAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list6},message:"must be object,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"ChapterizationAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs24 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs38 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"ChapterizationAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"ChapterizationAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"ChapterizationAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"ChapterizationAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"ChapterizationAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs38 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"ChapterizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"ChapterizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const validateCustomSpellingConfig = validate9;
const obj8 = [];
const obj9 = ["spelling_dictionary"];

function validate9(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.spelling_dictionary === undefined){
const err0 = {instancePath,schemaPath:"CustomSpellingConfig#/required",keyword:"required",params:{missingProperty: "spelling_dictionary"},message:"must have required property '"+"spelling_dictionary"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spelling_dictionary !== undefined){
let data0 = data.spelling_dictionary;
if((data0?.constructor === Object || isObject(data0))){
let wrong0 = 0;
for(const key0 in data0){
if(!obj8.includes(key0)){
let data1 = data0[key0];
const _errs4 = errors;
if(Array.isArray(data1)){
let wrong1 = 0;
for(let i0=0; i0<data1.length; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/spelling_dictionary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/spelling_dictionary",schemaPath:"CustomSpellingConfig#/properties/spelling_dictionary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let wrong2 = 0;
for(const key1 in data){
if(!obj9.includes(key1)){
const err4 = {instancePath,schemaPath:"CustomSpellingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong2)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"CustomSpellingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validateCustomVocabulary = validate10;
const pattern0 = /* @__PURE__ */ new RegExp("^[a-z]{2,3}$", "u");

function validate12(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"TranscriptionLanguageCode#/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"},message:"must match pattern \""+"^[a-z]{2,3}$"+"\""};
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
const err1 = {instancePath,schemaPath:"TranscriptionLanguageCode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

const obj10 = ["value","intensity","pronunciations","language"];

function validate11(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"CustomVocabularyEntry#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"CustomVocabularyEntry#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.intensity !== undefined){
let data1 = data.intensity;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err4 = {instancePath:instancePath+"/intensity",schemaPath:"CustomVocabularyEntry#/properties/intensity/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pronunciations !== undefined){
let data2 = data.pronunciations;
if(Array.isArray(data2)){
let wrong0 = 0;
for(let i0=0; i0<data2.length; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
const err5 = {instancePath:instancePath+"/pronunciations/" + i0,schemaPath:"CustomVocabularyEntry#/properties/pronunciations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs7 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/pronunciations",schemaPath:"CustomVocabularyEntry#/properties/pronunciations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate12(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj10.includes(key0)){
const err7 = {instancePath,schemaPath:"CustomVocabularyEntry#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"CustomVocabularyEntry#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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


function validate10(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
let wrong0 = 0;
for(let i0=0; i0<data.length; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((typeof data0 !== "string") && (!((data0?.constructor === Object || isObject(data0))))){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"CustomVocabulary#/items/type",keyword:"type",params:{type: list7},message:"must be string,object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(!((data0?.constructor === Object || isObject(data0)))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate11(data0, {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
var valid0 = _errs1 === errors;
if(!valid0){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"CustomVocabulary#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateCustomVocabularyConfig = validate15;
const obj11 = ["vocabulary","default_intensity"];

function validate15(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.vocabulary === undefined){
const err0 = {instancePath,schemaPath:"CustomVocabularyConfig#/required",keyword:"required",params:{missingProperty: "vocabulary"},message:"must have required property '"+"vocabulary"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.vocabulary !== undefined){
if(!(validate10(data.vocabulary, {instancePath:instancePath+"/vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.default_intensity !== undefined){
let data1 = data.default_intensity;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err3 = {instancePath:instancePath+"/default_intensity",schemaPath:"CustomVocabularyConfig#/properties/default_intensity/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj11.includes(key0)){
const err4 = {instancePath,schemaPath:"CustomVocabularyConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"CustomVocabularyConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const validateCustomVocabularyEntry = validate11;

export const validateDateOrDateTime = validate17;
const formats2 = formats.date;
const formats4 = formats.dateTime;

function validate17(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"DateOrDateTime#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(typeof data === "string"){
if(!(formats2(data))){
const err1 = {instancePath,schemaPath:"DateOrDateTime#/anyOf/0/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(!(formats4(data))){
const err2 = {instancePath,schemaPath:"DateOrDateTime#/anyOf/1/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"DateOrDateTime#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const validateDiarizationAddon = validate18;
const obj12 = ["word","start","end","confidence"];

function validate21(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.word === undefined){
const err0 = {instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "word"},message:"must have required property '"+"word"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.start === undefined){
const err1 = {instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.end === undefined){
const err2 = {instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.confidence === undefined){
const err3 = {instancePath,schemaPath:"Word#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.word !== undefined){
if(typeof data.word !== "string"){
const err4 = {instancePath:instancePath+"/word",schemaPath:"Word#/properties/word/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/start",schemaPath:"Word#/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/end",schemaPath:"Word#/properties/end/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.confidence !== undefined){
let data3 = data.confidence;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/confidence",schemaPath:"Word#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj12.includes(key0)){
const err8 = {instancePath,schemaPath:"Word#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"Word#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const obj13 = ["text","language","start","end","channel","words","confidence","speaker"];

function validate19(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.channel === undefined){
const err4 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.words === undefined){
const err5 = {instancePath,schemaPath:"Utterance#/required",keyword:"required",params:{missingProperty: "words"},message:"must have required property '"+"words"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err6 = {instancePath:instancePath+"/text",schemaPath:"Utterance#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate12(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/start",schemaPath:"Utterance#/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/end",schemaPath:"Utterance#/properties/end/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/channel",schemaPath:"Utterance#/properties/channel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.words !== undefined){
let data5 = data.words;
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsWord(data5[i0])){
const _errs12 = errors;
if(!(validate21(data5[i0], {instancePath:instancePath+"/words/" + i0}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/words",schemaPath:"Utterance#/properties/words/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.confidence !== undefined){
let data7 = data.confidence;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/confidence",schemaPath:"Utterance#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.speaker !== undefined){
let data8 = data.speaker;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/speaker",schemaPath:"Utterance#/properties/speaker/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj13.includes(key0)){
const err13 = {instancePath,schemaPath:"Utterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"Utterance#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"DiarizationAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
if(!guard.acceptsUtterance(data4[i0])){
const _errs18 = errors;
if(!(validate19(data4[i0], {instancePath:instancePath+"/results/" + i0}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/results",schemaPath:"DiarizationAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs21 = errors;
const _errs22 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
if(vErrors.length > _errs21) vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"DiarizationAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"DiarizationAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs30 = errors;
const _errs31 = errors;
if(data9 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
if(vErrors.length > _errs30) vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs33 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
if(!guard.acceptsUtterance(data10[i1])){
const _errs36 = errors;
if(!(validate19(data10[i1], {instancePath:instancePath+"/results/" + i1}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid10 = _errs36 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/results",schemaPath:"DiarizationAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"DiarizationAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs24 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs38 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"DiarizationAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"DiarizationAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"DiarizationAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"DiarizationAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"DiarizationAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs38 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"DiarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"DiarizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const validateDiarizationConfig = validate26;
const obj16 = ["number_of_speakers","min_speakers","max_speakers"];

function validate26(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.number_of_speakers !== undefined){
let data0 = data.number_of_speakers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err1 = {instancePath:instancePath+"/number_of_speakers",schemaPath:"DiarizationConfig#/properties/number_of_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.min_speakers !== undefined){
let data1 = data.min_speakers;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err3 = {instancePath:instancePath+"/min_speakers",schemaPath:"DiarizationConfig#/properties/min_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.max_speakers !== undefined){
let data2 = data.max_speakers;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err5 = {instancePath:instancePath+"/max_speakers",schemaPath:"DiarizationConfig#/properties/max_speakers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
let wrong0 = 0;
for(const key0 in data){
if(!obj16.includes(key0)){
const err6 = {instancePath,schemaPath:"DiarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"DiarizationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const validateDisplayModeAddon = validate27;

function validate27(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"DisplayModeAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"DisplayModeAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
const _errs18 = errors;
if(typeof data4[i0] !== "string"){
const err11 = {instancePath:instancePath+"/results/" + i0,schemaPath:"DisplayModeAddon#/then/allOf/0/then/properties/results/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err12 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs22 = errors;
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err13 = {};
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
var _valid2 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
if(vErrors.length > _errs22) vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs25 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err14 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exec_time === undefined){
const err15 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.results === undefined){
const err17 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err18 = {instancePath:instancePath+"/is_empty",schemaPath:"DisplayModeAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/exec_time",schemaPath:"DisplayModeAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs31 = errors;
const _errs32 = errors;
if(data9 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
if(vErrors.length > _errs31) vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs34 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs34 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err21 = {instancePath:instancePath+"/results",schemaPath:"DisplayModeAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
const _errs37 = errors;
if(typeof data10[i1] !== "string"){
const err22 = {instancePath:instancePath+"/results/" + i1,schemaPath:"DisplayModeAddon#/then/allOf/1/then/properties/results/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid10 = _errs37 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err23 = {instancePath,schemaPath:"DisplayModeAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs25 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs40 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err24 = {instancePath,schemaPath:"DisplayModeAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.is_empty === undefined){
const err25 = {instancePath,schemaPath:"DisplayModeAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.exec_time === undefined){
const err26 = {instancePath,schemaPath:"DisplayModeAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.error === undefined){
const err27 = {instancePath,schemaPath:"DisplayModeAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.results === undefined){
const err28 = {instancePath,schemaPath:"DisplayModeAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs40 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err29 = {instancePath:instancePath+"/success",schemaPath:"DisplayModeAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"DisplayModeAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const validateErrorResponse = validate29;
const obj19 = ["timestamp","path","request_id","statusCode","message"];

function validate29(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.timestamp === undefined){
const err0 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request_id === undefined){
const err2 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.statusCode === undefined){
const err3 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "statusCode"},message:"must have required property '"+"statusCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.message === undefined){
const err4 = {instancePath,schemaPath:"ErrorResponse#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err5 = {instancePath:instancePath+"/timestamp",schemaPath:"ErrorResponse#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err6 = {instancePath:instancePath+"/path",schemaPath:"ErrorResponse#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err7 = {instancePath:instancePath+"/request_id",schemaPath:"ErrorResponse#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.statusCode !== undefined){
let data3 = data.statusCode;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/statusCode",schemaPath:"ErrorResponse#/properties/statusCode/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err9 = {instancePath:instancePath+"/message",schemaPath:"ErrorResponse#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj19.includes(key0)){
const err10 = {instancePath,schemaPath:"ErrorResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj19},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"ErrorResponse#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const validateJobKind = validate30;

function validate30(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((data === "pre-recorded") || (data === "live"))){
const err0 = {instancePath,schemaPath:"JobKind#/enum",keyword:"enum",params:{allowedValues: list8},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const validateJobPage = validate31;
const formats12 = formats.uuid;
const obj20 = ["formats","minimum_duration","maximum_duration","maximum_characters_per_row","maximum_rows_per_caption","style"];

function validate39(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.formats !== undefined){
let data0 = data.formats;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!((data1 === "srt") || (data1 === "vtt"))){
const err1 = {instancePath:instancePath+"/formats/" + i0,schemaPath:"SubtitlesConfig#/properties/formats/items/enum",keyword:"enum",params:{allowedValues: list9},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/formats",schemaPath:"SubtitlesConfig#/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.minimum_duration !== undefined){
let data2 = data.minimum_duration;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err4 = {instancePath:instancePath+"/minimum_duration",schemaPath:"SubtitlesConfig#/properties/minimum_duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.maximum_duration !== undefined){
let data3 = data.maximum_duration;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 30 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
const err7 = {instancePath:instancePath+"/maximum_duration",schemaPath:"SubtitlesConfig#/properties/maximum_duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.maximum_characters_per_row !== undefined){
let data4 = data.maximum_characters_per_row;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err9 = {instancePath:instancePath+"/maximum_characters_per_row",schemaPath:"SubtitlesConfig#/properties/maximum_characters_per_row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.maximum_rows_per_caption !== undefined){
let data5 = data.maximum_rows_per_caption;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err11 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/maximum_rows_per_caption",schemaPath:"SubtitlesConfig#/properties/maximum_rows_per_caption/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.style !== undefined){
let data6 = data.style;
if(!((data6 === "default") || (data6 === "compliance"))){
const err13 = {instancePath:instancePath+"/style",schemaPath:"SubtitlesConfig#/properties/style/enum",keyword:"enum",params:{allowedValues: list10},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj20.includes(key0)){
const err14 = {instancePath,schemaPath:"SubtitlesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj20},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"SubtitlesConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "af") || (data === "am")) || (data === "ar")) || (data === "as")) || (data === "az")) || (data === "ba")) || (data === "be")) || (data === "bg")) || (data === "bn")) || (data === "bo")) || (data === "br")) || (data === "bs")) || (data === "ca")) || (data === "cs")) || (data === "cy")) || (data === "da")) || (data === "de")) || (data === "el")) || (data === "en")) || (data === "es")) || (data === "et")) || (data === "eu")) || (data === "fa")) || (data === "fi")) || (data === "fo")) || (data === "fr")) || (data === "gl")) || (data === "gu")) || (data === "ha")) || (data === "haw")) || (data === "he")) || (data === "hi")) || (data === "hr")) || (data === "ht")) || (data === "hu")) || (data === "hy")) || (data === "id")) || (data === "is")) || (data === "it")) || (data === "ja")) || (data === "jw")) || (data === "ka")) || (data === "kk")) || (data === "km")) || (data === "kn")) || (data === "ko")) || (data === "la")) || (data === "lb")) || (data === "ln")) || (data === "lo")) || (data === "lt")) || (data === "lv")) || (data === "mg")) || (data === "mi")) || (data === "mk")) || (data === "ml")) || (data === "mn")) || (data === "mr")) || (data === "ms")) || (data === "mt")) || (data === "my")) || (data === "ne")) || (data === "nl")) || (data === "nn")) || (data === "no")) || (data === "oc")) || (data === "pa")) || (data === "pl")) || (data === "ps")) || (data === "pt")) || (data === "ro")) || (data === "ru")) || (data === "sa")) || (data === "sd")) || (data === "si")) || (data === "sk")) || (data === "sl")) || (data === "sn")) || (data === "so")) || (data === "sq")) || (data === "sr")) || (data === "su")) || (data === "sv")) || (data === "sw")) || (data === "ta")) || (data === "te")) || (data === "tg")) || (data === "tk")) || (data === "tl")) || (data === "tr")) || (data === "tt")) || (data === "uk")) || (data === "ur")) || (data === "uz")) || (data === "vi")) || (data === "wo")) || (data === "yi")) || (data === "yo")) || (data === "zh"))){
const err0 = {instancePath,schemaPath:"TranslationLanguageCode#/enum",keyword:"enum",params:{allowedValues: list11},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const obj21 = ["target_languages","model","match_original_utterances","lipsync","context_adaptation","context","informal"];

function validate42(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.target_languages === undefined){
const err0 = {instancePath,schemaPath:"TranslationConfig#/required",keyword:"required",params:{missingProperty: "target_languages"},message:"must have required property '"+"target_languages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target_languages !== undefined){
let data0 = data.target_languages;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsTranslationLanguageCode(data0[i0])){
const _errs3 = errors;
if(!(validate43(data0[i0], {instancePath:instancePath+"/target_languages/" + i0}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/target_languages",schemaPath:"TranslationConfig#/properties/target_languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(!((data2 === "base") || (data2 === "enhanced"))){
const err3 = {instancePath:instancePath+"/model",schemaPath:"TranslationConfig#/properties/model/enum",keyword:"enum",params:{allowedValues: list12},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.match_original_utterances !== undefined){
if(typeof data.match_original_utterances !== "boolean"){
const err4 = {instancePath:instancePath+"/match_original_utterances",schemaPath:"TranslationConfig#/properties/match_original_utterances/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lipsync !== undefined){
if(typeof data.lipsync !== "boolean"){
const err5 = {instancePath:instancePath+"/lipsync",schemaPath:"TranslationConfig#/properties/lipsync/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.context_adaptation !== undefined){
if(typeof data.context_adaptation !== "boolean"){
const err6 = {instancePath:instancePath+"/context_adaptation",schemaPath:"TranslationConfig#/properties/context_adaptation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.context !== undefined){
if(typeof data.context !== "string"){
const err7 = {instancePath:instancePath+"/context",schemaPath:"TranslationConfig#/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.informal !== undefined){
if(typeof data.informal !== "boolean"){
const err8 = {instancePath:instancePath+"/informal",schemaPath:"TranslationConfig#/properties/informal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj21.includes(key0)){
const err9 = {instancePath,schemaPath:"TranslationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"TranslationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const obj22 = ["type"];

function validate46(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
let data0 = data.type;
if(!(((data0 === "general") || (data0 === "bullet_points")) || (data0 === "concise"))){
const err0 = {instancePath:instancePath+"/type",schemaPath:"SummarizationConfig#/properties/type/enum",keyword:"enum",params:{allowedValues: list13},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj22.includes(key0)){
const err1 = {instancePath,schemaPath:"SummarizationConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"SummarizationConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "APPI") || (data === "APPI_SENSITIVE")) || (data === "CCI")) || (data === "CORE_ENTITIES")) || (data === "CPRA")) || (data === "GDPR")) || (data === "GDPR_SENSITIVE")) || (data === "HEALTH_INFORMATION")) || (data === "HIPAA_SAFE_HARBOR")) || (data === "LIDI")) || (data === "NUMERICAL_EXCL_PCI")) || (data === "PCI")) || (data === "QUEBEC_PRIVACY_ACT")) || (data === "ACCOUNT_NUMBER")) || (data === "AGE")) || (data === "DATE")) || (data === "DATE_INTERVAL")) || (data === "DOB")) || (data === "DRIVER_LICENSE")) || (data === "DURATION")) || (data === "EMAIL_ADDRESS")) || (data === "EVENT")) || (data === "FILENAME")) || (data === "GENDER")) || (data === "HEALTHCARE_NUMBER")) || (data === "IP_ADDRESS")) || (data === "LANGUAGE")) || (data === "LOCATION")) || (data === "LOCATION_ADDRESS")) || (data === "LOCATION_ADDRESS_STREET")) || (data === "LOCATION_CITY")) || (data === "LOCATION_COORDINATE")) || (data === "LOCATION_COUNTRY")) || (data === "LOCATION_STATE")) || (data === "LOCATION_ZIP")) || (data === "MARITAL_STATUS")) || (data === "MONEY")) || (data === "NAME")) || (data === "NAME_FAMILY")) || (data === "NAME_GIVEN")) || (data === "NAME_MEDICAL_PROFESSIONAL")) || (data === "NUMERICAL_PII")) || (data === "OCCUPATION")) || (data === "ORGANIZATION")) || (data === "ORGANIZATION_MEDICAL_FACILITY")) || (data === "ORIGIN")) || (data === "PASSPORT_NUMBER")) || (data === "PASSWORD")) || (data === "PHONE_NUMBER")) || (data === "PHYSICAL_ATTRIBUTE")) || (data === "POLITICAL_AFFILIATION")) || (data === "RELIGION")) || (data === "SEXUALITY")) || (data === "SSN")) || (data === "TIME")) || (data === "URL")) || (data === "USERNAME")) || (data === "VEHICLE_ID")) || (data === "ZODIAC_SIGN")) || (data === "BLOOD_TYPE")) || (data === "CONDITION")) || (data === "DOSE")) || (data === "DRUG")) || (data === "INJURY")) || (data === "MEDICAL_PROCESS")) || (data === "STATISTICS")) || (data === "BANK_ACCOUNT")) || (data === "CREDIT_CARD")) || (data === "CREDIT_CARD_EXPIRATION")) || (data === "CVV")) || (data === "ROUTING_NUMBER")) || (data === "CORPORATE_ACTION")) || (data === "DAY")) || (data === "EFFECT")) || (data === "FINANCIAL_METRIC")) || (data === "MEDICAL_CODE")) || (data === "MONTH")) || (data === "ORGANIZATION_ID")) || (data === "PRODUCT")) || (data === "PROJECT")) || (data === "TREND")) || (data === "YEAR"))){
const err0 = {instancePath,schemaPath:"PiiEntityType#/enum",keyword:"enum",params:{allowedValues: list14},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const obj23 = ["entity_types","processed_text_type"];

function validate50(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.entity_types !== undefined){
let data0 = data.entity_types;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
const err0 = {instancePath:instancePath+"/entity_types",schemaPath:"PiiRedactionConfig#/properties/entity_types/type",keyword:"type",params:{type: list15},message:"must be string,array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
if(vErrors.length > _errs4) vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/entity_types"}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
}
const _errs9 = errors;
const _errs10 = errors;
if(!(Array.isArray(data0))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
if(vErrors.length > _errs9) vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsPiiEntityType(data0[i0])){
const _errs13 = errors;
if(!(validate51(data0[i0], {instancePath:instancePath+"/entity_types/" + i0}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
var _valid1 = _errs12 === errors;
}
}
if(data.processed_text_type !== undefined){
let data2 = data.processed_text_type;
if(!((data2 === "MARKER") || (data2 === "MASK"))){
const err3 = {instancePath:instancePath+"/processed_text_type",schemaPath:"PiiRedactionConfig#/properties/processed_text_type/enum",keyword:"enum",params:{allowedValues: list16},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj23.includes(key0)){
const err4 = {instancePath,schemaPath:"PiiRedactionConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj23},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"PiiRedactionConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const obj24 = ["languages","code_switching"];

function validate55(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.languages !== undefined){
let data0 = data.languages;
if(Array.isArray(data0)){
let wrong0 = 0;
for(let i0=0; i0<data0.length; i0++){
if(!guard.acceptsTranscriptionLanguageCode(data0[i0])){
const _errs3 = errors;
if(!(validate12(data0[i0], {instancePath:instancePath+"/languages/" + i0}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err0 = {instancePath:instancePath+"/languages",schemaPath:"LanguageConfig#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code_switching !== undefined){
if(typeof data.code_switching !== "boolean"){
const err1 = {instancePath:instancePath+"/code_switching",schemaPath:"LanguageConfig#/properties/code_switching/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj24.includes(key0)){
const err2 = {instancePath,schemaPath:"LanguageConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj24},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"LanguageConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const obj25 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language"];

function validate35(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedRequestParams#/required",keyword:"required",params:{missingProperty: "audio_url"},message:"must have required property '"+"audio_url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequestParams#/properties/audio_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequestParams#/properties/custom_vocabulary/type",keyword:"type",params:{type: list17},message:"must be boolean,array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate10(data1, {instancePath:instancePath+"/custom_vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(validate15(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err6 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequestParams#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.callback !== undefined){
if(typeof data.callback !== "boolean"){
const err7 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequestParams#/properties/callback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_config !== undefined){
if(!(validate6(data.callback_config, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.subtitles !== undefined){
if(typeof data.subtitles !== "boolean"){
const err8 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequestParams#/properties/subtitles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subtitles_config !== undefined){
if(!(validate39(data.subtitles_config, {instancePath:instancePath+"/subtitles_config"}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
if(typeof data.diarization !== "boolean"){
const err9 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequestParams#/properties/diarization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.diarization_config !== undefined){
if(!(validate26(data.diarization_config, {instancePath:instancePath+"/diarization_config"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(typeof data.translation !== "boolean"){
const err10 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequestParams#/properties/translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.translation_config !== undefined){
if(!(validate42(data.translation_config, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(typeof data.summarization !== "boolean"){
const err11 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequestParams#/properties/summarization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.summarization_config !== undefined){
if(!(validate46(data.summarization_config, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(typeof data.named_entity_recognition !== "boolean"){
const err12 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequestParams#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.custom_spelling !== undefined){
if(typeof data.custom_spelling !== "boolean"){
const err13 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequestParams#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
if(!(validate9(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(typeof data.sentiment_analysis !== "boolean"){
const err14 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequestParams#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.audio_to_llm !== undefined){
if(typeof data.audio_to_llm !== "boolean"){
const err15 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequestParams#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.audio_to_llm_config !== undefined){
if(!(validate5(data.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.pii_redaction !== undefined){
if(typeof data.pii_redaction !== "boolean"){
const err16 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequestParams#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.pii_redaction_config !== undefined){
if(!(validate50(data.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
if(typeof data.sentences !== "boolean"){
const err17 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequestParams#/properties/sentences/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.punctuation_enhanced !== undefined){
if(typeof data.punctuation_enhanced !== "boolean"){
const err18 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequestParams#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language_config !== undefined){
if(!(validate55(data.language_config, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.detect_language !== undefined){
if(typeof data.detect_language !== "boolean"){
const err19 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequestParams#/properties/detect_language/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.enable_code_switching !== undefined){
if(typeof data.enable_code_switching !== "boolean"){
const err20 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequestParams#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate12(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj25.includes(key0)){
const err21 = {instancePath,schemaPath:"PreRecordedRequestParams#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj25},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"PreRecordedRequestParams#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const obj26 = ["audio_duration","number_of_distinct_channels","billing_time","transcription_time"];

function validate61(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_duration === undefined){
const err0 = {instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "audio_duration"},message:"must have required property '"+"audio_duration"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number_of_distinct_channels === undefined){
const err1 = {instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "number_of_distinct_channels"},message:"must have required property '"+"number_of_distinct_channels"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.billing_time === undefined){
const err2 = {instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "billing_time"},message:"must have required property '"+"billing_time"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.transcription_time === undefined){
const err3 = {instancePath,schemaPath:"ResultMetadata#/required",keyword:"required",params:{missingProperty: "transcription_time"},message:"must have required property '"+"transcription_time"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.audio_duration !== undefined){
let data0 = data.audio_duration;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/audio_duration",schemaPath:"ResultMetadata#/properties/audio_duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.number_of_distinct_channels !== undefined){
let data1 = data.number_of_distinct_channels;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/number_of_distinct_channels",schemaPath:"ResultMetadata#/properties/number_of_distinct_channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.billing_time !== undefined){
let data2 = data.billing_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/billing_time",schemaPath:"ResultMetadata#/properties/billing_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.transcription_time !== undefined){
let data3 = data.transcription_time;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/transcription_time",schemaPath:"ResultMetadata#/properties/transcription_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj26.includes(key0)){
const err9 = {instancePath,schemaPath:"ResultMetadata#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj26},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"ResultMetadata#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"Sentence#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
}
else {
const err0 = {instancePath,schemaPath:"Subtitle#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const obj27 = ["full_transcript","languages","utterances","sentences","subtitles"];

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.full_transcript === undefined){
const err0 = {instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "full_transcript"},message:"must have required property '"+"full_transcript"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.languages === undefined){
const err1 = {instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "languages"},message:"must have required property '"+"languages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.utterances === undefined){
const err2 = {instancePath,schemaPath:"Transcription#/required",keyword:"required",params:{missingProperty: "utterances"},message:"must have required property '"+"utterances"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.full_transcript !== undefined){
if(typeof data.full_transcript !== "string"){
const err3 = {instancePath:instancePath+"/full_transcript",schemaPath:"Transcription#/properties/full_transcript/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.languages !== undefined){
let data1 = data.languages;
if(Array.isArray(data1)){
let wrong0 = 0;
for(let i0=0; i0<data1.length; i0++){
if(!guard.acceptsTranscriptionLanguageCode(data1[i0])){
const _errs5 = errors;
if(!(validate12(data1[i0], {instancePath:instancePath+"/languages/" + i0}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/languages",schemaPath:"Transcription#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.utterances !== undefined){
let data3 = data.utterances;
if(Array.isArray(data3)){
let wrong1 = 0;
for(let i1=0; i1<data3.length; i1++){
if(!guard.acceptsUtterance(data3[i1])){
const _errs8 = errors;
if(!(validate19(data3[i1], {instancePath:instancePath+"/utterances/" + i1}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
if(isEnough(++wrong1)){
break;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/utterances",schemaPath:"Transcription#/properties/utterances/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sentences !== undefined){
let data5 = data.sentences;
if(Array.isArray(data5)){
let wrong2 = 0;
for(let i2=0; i2<data5.length; i2++){
if(!guard.acceptsSentence(data5[i2])){
const _errs11 = errors;
if(!(validate66(data5[i2], {instancePath:instancePath+"/sentences/" + i2}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/sentences",schemaPath:"Transcription#/properties/sentences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subtitles !== undefined){
let data7 = data.subtitles;
if(Array.isArray(data7)){
let wrong3 = 0;
for(let i3=0; i3<data7.length; i3++){
if(!guard.acceptsSubtitle(data7[i3])){
const _errs14 = errors;
if(!(validate68(data7[i3], {instancePath:instancePath+"/subtitles/" + i3}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
if(isEnough(++wrong3)){
break;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/subtitles",schemaPath:"Transcription#/properties/subtitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let wrong4 = 0;
for(const key0 in data){
if(!obj27.includes(key0)){
const err8 = {instancePath,schemaPath:"Transcription#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj27},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
if(isEnough(++wrong4)){
break;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"Transcription#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"TranslationAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"TranslationAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
let data5 = data4[i0];
const _errs18 = errors;
if((data5?.constructor === Object || isObject(data5))){
}
else {
const err11 = {instancePath:instancePath+"/results/" + i0,schemaPath:"TranslationAddon#/then/allOf/0/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err12 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err13 = {};
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
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
if(vErrors.length > _errs23) vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs26 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err14 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exec_time === undefined){
const err15 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.results === undefined){
const err17 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err18 = {instancePath:instancePath+"/is_empty",schemaPath:"TranslationAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/exec_time",schemaPath:"TranslationAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs32 = errors;
const _errs33 = errors;
if(data9 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
if(vErrors.length > _errs32) vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs35 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err21 = {instancePath:instancePath+"/results",schemaPath:"TranslationAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
let data11 = data10[i1];
const _errs38 = errors;
if((data11?.constructor === Object || isObject(data11))){
}
else {
const err22 = {instancePath:instancePath+"/results/" + i1,schemaPath:"TranslationAddon#/then/allOf/1/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid10 = _errs38 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err23 = {instancePath,schemaPath:"TranslationAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs26 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs42 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err24 = {instancePath,schemaPath:"TranslationAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.is_empty === undefined){
const err25 = {instancePath,schemaPath:"TranslationAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.exec_time === undefined){
const err26 = {instancePath,schemaPath:"TranslationAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.error === undefined){
const err27 = {instancePath,schemaPath:"TranslationAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.results === undefined){
const err28 = {instancePath,schemaPath:"TranslationAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs42 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err29 = {instancePath:instancePath+"/success",schemaPath:"TranslationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"TranslationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"SummarizationAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"SummarizationAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs20 = errors;
const _errs21 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"SummarizationAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"SummarizationAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs29 = errors;
const _errs30 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
if(vErrors.length > _errs29) vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs32 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs32 === errors;
}
}
if(data.results !== undefined){
let data9 = data.results;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/results",schemaPath:"SummarizationAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"SummarizationAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs23 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs36 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"SummarizationAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"SummarizationAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"SummarizationAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"SummarizationAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"SummarizationAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs36 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"SummarizationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"SummarizationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
let data5 = data4[i0];
const _errs18 = errors;
if((data5?.constructor === Object || isObject(data5))){
}
else {
const err11 = {instancePath:instancePath+"/results/" + i0,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err12 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs23 = errors;
const _errs24 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err13 = {};
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
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
if(vErrors.length > _errs23) vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs26 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err14 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exec_time === undefined){
const err15 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.results === undefined){
const err17 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err18 = {instancePath:instancePath+"/is_empty",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/exec_time",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs32 = errors;
const _errs33 = errors;
if(data9 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
if(vErrors.length > _errs32) vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs35 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err21 = {instancePath:instancePath+"/results",schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
let data11 = data10[i1];
const _errs38 = errors;
if((data11?.constructor === Object || isObject(data11))){
}
else {
const err22 = {instancePath:instancePath+"/results/" + i1,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/properties/results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid10 = _errs38 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err23 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs26 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs42 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err24 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.is_empty === undefined){
const err25 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.exec_time === undefined){
const err26 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.error === undefined){
const err27 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.results === undefined){
const err28 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs42 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err29 = {instancePath:instancePath+"/success",schemaPath:"NamedEntityRecognitionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"NamedEntityRecognitionAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
if(typeof data.results !== "string"){
const err10 = {instancePath:instancePath+"/results",schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs20 = errors;
const _errs21 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs29 = errors;
const _errs30 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
if(vErrors.length > _errs29) vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs32 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs32 === errors;
}
}
if(data.results !== undefined){
if(typeof data.results !== "string"){
const err20 = {instancePath:instancePath+"/results",schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"SentimentAnalysisAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs23 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs36 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"SentimentAnalysisAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"SentimentAnalysisAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"SentimentAnalysisAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"SentimentAnalysisAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"SentimentAnalysisAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs36 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"SentimentAnalysisAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"SentimentAnalysisAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"ModerationAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"ModerationAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs20 = errors;
const _errs21 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"ModerationAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"ModerationAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs29 = errors;
const _errs30 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
if(vErrors.length > _errs29) vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs32 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs32 === errors;
}
}
if(data.results !== undefined){
let data9 = data.results;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/results",schemaPath:"ModerationAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"ModerationAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs23 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs36 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"ModerationAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"ModerationAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"ModerationAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"ModerationAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"ModerationAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs36 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"ModerationAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"ModerationAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"NameConsistencyAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"NameConsistencyAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs20 = errors;
const _errs21 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"NameConsistencyAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"NameConsistencyAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs29 = errors;
const _errs30 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
if(vErrors.length > _errs29) vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs32 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs32 === errors;
}
}
if(data.results !== undefined){
let data9 = data.results;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/results",schemaPath:"NameConsistencyAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"NameConsistencyAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs23 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs36 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"NameConsistencyAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"NameConsistencyAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"NameConsistencyAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"NameConsistencyAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"NameConsistencyAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs36 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"NameConsistencyAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"NameConsistencyAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err11 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs20 = errors;
const _errs21 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err12 = {};
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
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
if(vErrors.length > _errs20) vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err13 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exec_time === undefined){
const err14 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.error === undefined){
const err15 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.results === undefined){
const err16 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err17 = {instancePath:instancePath+"/is_empty",schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data7 = data.exec_time;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/exec_time",schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs29 = errors;
const _errs30 = errors;
if(data8 !== null){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
if(vErrors.length > _errs29) vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs32 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs32 === errors;
}
}
if(data.results !== undefined){
let data9 = data.results;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/results",schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err21 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid2 = _errs23 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs36 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err22 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.is_empty === undefined){
const err23 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.exec_time === undefined){
const err24 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.error === undefined){
const err25 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.results === undefined){
const err26 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs36 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data10 = data.success;
if(!((data10 === true) || (data10 === false))){
const err27 = {instancePath:instancePath+"/success",schemaPath:"StructuredDataExtractionAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"StructuredDataExtractionAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.success === undefined) && (missing0 = "success")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(true !== data.success){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err3 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.exec_time === undefined){
const err4 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.error === undefined){
const err5 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.results === undefined){
const err6 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err7 = {instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/then/allOf/0/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data2 = data.exec_time;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/then/allOf/0/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.error !== undefined){
if(data.error !== null){
const err9 = {instancePath:instancePath+"/error",schemaPath:"SentencesAddon#/then/allOf/0/then/properties/error/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.results !== undefined){
let data4 = data.results;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/results",schemaPath:"SentencesAddon#/then/allOf/0/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data4)){
let wrong0 = 0;
for(let i0=0; i0<data4.length; i0++){
const _errs18 = errors;
if(typeof data4[i0] !== "string"){
const err11 = {instancePath:instancePath+"/results/" + i0,schemaPath:"SentencesAddon#/then/allOf/0/then/properties/results/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid5 = _errs18 === errors;
if(!valid5){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj2.includes(key0)){
const err12 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs22 = errors;
const _errs23 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
if(false !== data.success){
const err13 = {};
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
var _valid2 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
if(vErrors.length > _errs22) vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs25 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.is_empty === undefined){
const err14 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exec_time === undefined){
const err15 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.error === undefined){
const err16 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.results === undefined){
const err17 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.is_empty !== undefined){
if(typeof data.is_empty !== "boolean"){
const err18 = {instancePath:instancePath+"/is_empty",schemaPath:"SentencesAddon#/then/allOf/1/then/properties/is_empty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.exec_time !== undefined){
let data8 = data.exec_time;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/exec_time",schemaPath:"SentencesAddon#/then/allOf/1/then/properties/exec_time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.error !== undefined){
let data9 = data.error;
const _errs31 = errors;
const _errs32 = errors;
if(data9 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
if(vErrors.length > _errs31) vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs34 = errors;
if(!(validate0(data9, {instancePath:instancePath+"/error"}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs34 === errors;
}
}
if(data.results !== undefined){
let data10 = data.results;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err21 = {instancePath:instancePath+"/results",schemaPath:"SentencesAddon#/then/allOf/1/then/properties/results/type",keyword:"type",params:{type: list3},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data10)){
let wrong2 = 0;
for(let i1=0; i1<data10.length; i1++){
const _errs37 = errors;
if(typeof data10[i1] !== "string"){
const err22 = {instancePath:instancePath+"/results/" + i1,schemaPath:"SentencesAddon#/then/allOf/1/then/properties/results/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid10 = _errs37 === errors;
if(!valid10){
if(isEnough(++wrong2)){
break;
}
}
}
}
}
let wrong3 = 0;
for(const key1 in data){
if(!obj2.includes(key1)){
const err23 = {instancePath,schemaPath:"SentencesAddon#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
if(isEnough(++wrong3)){
break;
}
}
}
}
var _valid2 = _errs25 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs40 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.success === undefined){
const err24 = {instancePath,schemaPath:"SentencesAddon#/else/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.is_empty === undefined){
const err25 = {instancePath,schemaPath:"SentencesAddon#/else/required",keyword:"required",params:{missingProperty: "is_empty"},message:"must have required property '"+"is_empty"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.exec_time === undefined){
const err26 = {instancePath,schemaPath:"SentencesAddon#/else/required",keyword:"required",params:{missingProperty: "exec_time"},message:"must have required property '"+"exec_time"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.error === undefined){
const err27 = {instancePath,schemaPath:"SentencesAddon#/else/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.results === undefined){
const err28 = {instancePath,schemaPath:"SentencesAddon#/else/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs40 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.success !== undefined){
let data12 = data.success;
if(!((data12 === true) || (data12 === false))){
const err29 = {instancePath:instancePath+"/success",schemaPath:"SentencesAddon#/properties/success/enum",keyword:"enum",params:{allowedValues: list4},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"SentencesAddon#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const obj44 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","moderation","name_consistency","structured_data_extraction","audio_to_llm","sentences","display_mode","diarization"];

function validate60(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.metadata === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedResult#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.metadata !== undefined){
if(!(validate61(data.metadata, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.transcription !== undefined){
if(!(validate63(data.transcription, {instancePath:instancePath+"/transcription"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(!(validate71(data.translation, {instancePath:instancePath+"/translation"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(!(validate74(data.summarization, {instancePath:instancePath+"/summarization"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(!(validate77(data.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(!(validate80(data.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis"}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
if(!(validate7(data.chapterization, {instancePath:instancePath+"/chapterization"}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.moderation !== undefined){
if(!(validate84(data.moderation, {instancePath:instancePath+"/moderation"}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.name_consistency !== undefined){
if(!(validate87(data.name_consistency, {instancePath:instancePath+"/name_consistency"}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.structured_data_extraction !== undefined){
if(!(validate90(data.structured_data_extraction, {instancePath:instancePath+"/structured_data_extraction"}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.audio_to_llm !== undefined){
if(!(validate3(data.audio_to_llm, {instancePath:instancePath+"/audio_to_llm"}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
if(!(validate94(data.sentences, {instancePath:instancePath+"/sentences"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.display_mode !== undefined){
if(!(validate27(data.display_mode, {instancePath:instancePath+"/display_mode"}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
if(!(validate18(data.diarization, {instancePath:instancePath+"/diarization"}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj44.includes(key0)){
const err1 = {instancePath,schemaPath:"PreRecordedResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj44},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"PreRecordedResult#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const obj45 = ["id","request_id","version","status","created_at","post_session_metadata","kind","completed_at","error_code","custom_metadata","file","request_params","result"];
const obj46 = ["id","request_id","version","status","created_at","post_session_metadata","completed_at","result","kind","error_code","custom_metadata","file","request_params"];
const obj47 = ["id","request_id","version","status","created_at","post_session_metadata","completed_at","error_code","kind","custom_metadata","file","request_params","result"];

function validate33(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "queued") || (data0 === "processing"))){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id === undefined){
const err4 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.version === undefined){
const err5 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err7 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.kind === undefined){
const err8 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err11 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data5 = data.post_session_metadata;
if((data5?.constructor === Object || isObject(data5))){
}
else {
const err15 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data7 = data.completed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/completed_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err18 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.error_code !== undefined){
let data8 = data.error_code;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/error_code/type",keyword:"type",params:{type: list2},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 599 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 400 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
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
if(data.custom_metadata !== undefined){
let data9 = data.custom_metadata;
if((data9?.constructor === Object || isObject(data9))){
}
else {
const err22 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/then/allOf/0/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs30 = errors;
const _errs31 = errors;
if(data10 !== null){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
if(vErrors.length > _errs30) vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs33 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
}
}
if(data.request_params !== undefined){
let data11 = data.request_params;
const _errs35 = errors;
const _errs36 = errors;
if(data11 !== null){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
if(vErrors.length > _errs35) vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs38 = errors;
if(!(validate35(data11, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
}
}
if(data.result !== undefined){
let data12 = data.result;
const _errs40 = errors;
const _errs41 = errors;
if(data12 !== null){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid4 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
if(vErrors.length > _errs40) vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs43 = errors;
if(!(validate60(data12, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj45.includes(key0)){
const err26 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj45},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs46 = errors;
const _errs47 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
if("done" !== data.status){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
var _valid5 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
if(vErrors.length > _errs46) vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs49 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err28 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.request_id === undefined){
const err29 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.version === undefined){
const err30 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.created_at === undefined){
const err31 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err32 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.completed_at === undefined){
const err33 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.result === undefined){
const err34 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.kind === undefined){
const err35 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.id !== undefined){
let data14 = data.id;
if(typeof data14 === "string"){
if(!(formats12(data14))){
const err36 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err38 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.version !== undefined){
let data16 = data.version;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err39 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err40 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data18 = data.post_session_metadata;
if((data18?.constructor === Object || isObject(data18))){
}
else {
const err42 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data19 = data.completed_at;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err43 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/completed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate60(data.result, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err45 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.error_code !== undefined){
let data22 = data.error_code;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err46 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/error_code/type",keyword:"type",params:{type: list2},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 599 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data22 < 400 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.custom_metadata !== undefined){
let data23 = data.custom_metadata;
if((data23?.constructor === Object || isObject(data23))){
}
else {
const err49 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/then/allOf/1/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.file !== undefined){
let data24 = data.file;
const _errs71 = errors;
const _errs72 = errors;
if(data24 !== null){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid6 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
if(vErrors.length > _errs71) vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs74 = errors;
if(!(validate1(data24, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid6 = _errs74 === errors;
}
}
if(data.request_params !== undefined){
let data25 = data.request_params;
const _errs76 = errors;
const _errs77 = errors;
if(data25 !== null){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid7 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
if(vErrors.length > _errs76) vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(!_valid7){
const _errs79 = errors;
if(!(validate35(data25, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid7 = _errs79 === errors;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj46.includes(key1)){
const err52 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj46},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid5 = _errs49 === errors;
}
const _errs82 = errors;
const _errs83 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
if("error" !== data.status){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
var _valid8 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
if(vErrors.length > _errs82) vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs85 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err54 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.request_id === undefined){
const err55 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.version === undefined){
const err56 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.created_at === undefined){
const err57 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err58 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.completed_at === undefined){
const err59 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.error_code === undefined){
const err60 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "error_code"},message:"must have required property '"+"error_code"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.kind === undefined){
const err61 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.id !== undefined){
let data27 = data.id;
if(typeof data27 === "string"){
if(!(formats12(data27))){
const err62 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err64 = {instancePath:instancePath+"/request_id",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.version !== undefined){
let data29 = data.version;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err65 = {instancePath:instancePath+"/version",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.created_at !== undefined){
let data30 = data.created_at;
if(typeof data30 === "string"){
if(!(formats4(data30))){
const err66 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/created_at",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data31 = data.post_session_metadata;
if((data31?.constructor === Object || isObject(data31))){
}
else {
const err68 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data32 = data.completed_at;
if(typeof data32 === "string"){
if(!(formats4(data32))){
const err69 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/completed_at",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/completed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.error_code !== undefined){
let data33 = data.error_code;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err71 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 599 || isNaN(data33)){
const err72 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data33 < 400 || isNaN(data33)){
const err73 = {instancePath:instancePath+"/error_code",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err74 = {instancePath:instancePath+"/kind",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/kind/const",keyword:"const",params:{allowedValue: "pre-recorded"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.custom_metadata !== undefined){
let data35 = data.custom_metadata;
if((data35?.constructor === Object || isObject(data35))){
}
else {
const err75 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedJob#/then/allOf/2/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.file !== undefined){
let data36 = data.file;
const _errs106 = errors;
const _errs107 = errors;
if(data36 !== null){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid9 = _errs107 === errors;
errors = _errs106;
if(vErrors !== null){
if(_errs106){
if(vErrors.length > _errs106) vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
if(!_valid9){
const _errs109 = errors;
if(!(validate1(data36, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid9 = _errs109 === errors;
}
}
if(data.request_params !== undefined){
let data37 = data.request_params;
const _errs111 = errors;
const _errs112 = errors;
if(data37 !== null){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid10 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
if(vErrors.length > _errs111) vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(!_valid10){
const _errs114 = errors;
if(!(validate35(data37, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid10 = _errs114 === errors;
}
}
if(data.result !== undefined){
let data38 = data.result;
const _errs116 = errors;
const _errs117 = errors;
if(data38 !== null){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid11 = _errs117 === errors;
errors = _errs116;
if(vErrors !== null){
if(_errs116){
if(vErrors.length > _errs116) vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
if(!_valid11){
const _errs119 = errors;
if(!(validate60(data38, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid11 = _errs119 === errors;
}
}
let wrong2 = 0;
for(const key2 in data){
if(!obj47.includes(key2)){
const err79 = {instancePath,schemaPath:"PreRecordedJob#/then/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: obj47},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
if(isEnough(++wrong2)){
break;
}
}
}
}
var _valid8 = _errs85 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs121 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status === undefined){
const err80 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.id === undefined){
const err81 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.request_id === undefined){
const err82 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.version === undefined){
const err83 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.created_at === undefined){
const err84 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err85 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data.kind === undefined){
const err86 = {instancePath,schemaPath:"PreRecordedJob#/else/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var _valid0 = _errs121 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
let data39 = data.status;
if(!((((data39 === "queued") || (data39 === "processing")) || (data39 === "done")) || (data39 === "error"))){
const err87 = {instancePath:instancePath+"/status",schemaPath:"PreRecordedJob#/properties/status/enum",keyword:"enum",params:{allowedValues: list18},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"PreRecordedJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const obj48 = ["audio_enhancer","speech_threshold"];

function validate111(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_enhancer !== undefined){
if(typeof data.audio_enhancer !== "boolean"){
const err0 = {instancePath:instancePath+"/audio_enhancer",schemaPath:"PreProcessingConfig#/properties/audio_enhancer/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.speech_threshold !== undefined){
let data1 = data.speech_threshold;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err3 = {instancePath:instancePath+"/speech_threshold",schemaPath:"PreProcessingConfig#/properties/speech_threshold/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj48.includes(key0)){
const err4 = {instancePath,schemaPath:"PreProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj48},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"PreProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

const obj49 = ["custom_vocabulary","custom_vocabulary_config","custom_spelling","custom_spelling_config","translation","translation_config","named_entity_recognition","sentiment_analysis","words_accurate_timestamps"];

function validate113(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.custom_vocabulary !== undefined){
if(typeof data.custom_vocabulary !== "boolean"){
const err0 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"RealtimeProcessingConfig#/properties/custom_vocabulary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(validate15(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.custom_spelling !== undefined){
if(typeof data.custom_spelling !== "boolean"){
const err1 = {instancePath:instancePath+"/custom_spelling",schemaPath:"RealtimeProcessingConfig#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
if(!(validate9(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(typeof data.translation !== "boolean"){
const err2 = {instancePath:instancePath+"/translation",schemaPath:"RealtimeProcessingConfig#/properties/translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.translation_config !== undefined){
if(!(validate42(data.translation_config, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(typeof data.named_entity_recognition !== "boolean"){
const err3 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"RealtimeProcessingConfig#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sentiment_analysis !== undefined){
if(typeof data.sentiment_analysis !== "boolean"){
const err4 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"RealtimeProcessingConfig#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.words_accurate_timestamps !== undefined){
if(typeof data.words_accurate_timestamps !== "boolean"){
const err5 = {instancePath:instancePath+"/words_accurate_timestamps",schemaPath:"RealtimeProcessingConfig#/properties/words_accurate_timestamps/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj49.includes(key0)){
const err6 = {instancePath,schemaPath:"RealtimeProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj49},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"RealtimeProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const obj50 = ["summarization","summarization_config","chapterization"];

function validate118(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.summarization !== undefined){
if(typeof data.summarization !== "boolean"){
const err0 = {instancePath:instancePath+"/summarization",schemaPath:"PostProcessingConfig#/properties/summarization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.summarization_config !== undefined){
if(!(validate46(data.summarization_config, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
if(typeof data.chapterization !== "boolean"){
const err1 = {instancePath:instancePath+"/chapterization",schemaPath:"PostProcessingConfig#/properties/chapterization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj50.includes(key0)){
const err2 = {instancePath,schemaPath:"PostProcessingConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj50},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"PostProcessingConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

const obj51 = ["receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];

function validate121(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.receive_partial_transcripts !== undefined){
if(typeof data.receive_partial_transcripts !== "boolean"){
const err0 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.receive_final_transcripts !== undefined){
if(typeof data.receive_final_transcripts !== "boolean"){
const err1 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveMessagesConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.receive_speech_events !== undefined){
if(typeof data.receive_speech_events !== "boolean"){
const err2 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveMessagesConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.receive_pre_processing_events !== undefined){
if(typeof data.receive_pre_processing_events !== "boolean"){
const err3 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.receive_realtime_processing_events !== undefined){
if(typeof data.receive_realtime_processing_events !== "boolean"){
const err4 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.receive_post_processing_events !== undefined){
if(typeof data.receive_post_processing_events !== "boolean"){
const err5 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveMessagesConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.receive_acknowledgments !== undefined){
if(typeof data.receive_acknowledgments !== "boolean"){
const err6 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveMessagesConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.receive_errors !== undefined){
if(typeof data.receive_errors !== "boolean"){
const err7 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveMessagesConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.receive_lifecycle_events !== undefined){
if(typeof data.receive_lifecycle_events !== "boolean"){
const err8 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveMessagesConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj51.includes(key0)){
const err9 = {instancePath,schemaPath:"LiveMessagesConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj51},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"LiveMessagesConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

const obj52 = ["url","receive_partial_transcripts","receive_final_transcripts","receive_speech_events","receive_pre_processing_events","receive_realtime_processing_events","receive_post_processing_events","receive_acknowledgments","receive_errors","receive_lifecycle_events"];

function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"LiveCallbackConfig#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err2 = {instancePath:instancePath+"/url",schemaPath:"LiveCallbackConfig#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.receive_partial_transcripts !== undefined){
if(typeof data.receive_partial_transcripts !== "boolean"){
const err3 = {instancePath:instancePath+"/receive_partial_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_partial_transcripts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.receive_final_transcripts !== undefined){
if(typeof data.receive_final_transcripts !== "boolean"){
const err4 = {instancePath:instancePath+"/receive_final_transcripts",schemaPath:"LiveCallbackConfig#/properties/receive_final_transcripts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.receive_speech_events !== undefined){
if(typeof data.receive_speech_events !== "boolean"){
const err5 = {instancePath:instancePath+"/receive_speech_events",schemaPath:"LiveCallbackConfig#/properties/receive_speech_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.receive_pre_processing_events !== undefined){
if(typeof data.receive_pre_processing_events !== "boolean"){
const err6 = {instancePath:instancePath+"/receive_pre_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_pre_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.receive_realtime_processing_events !== undefined){
if(typeof data.receive_realtime_processing_events !== "boolean"){
const err7 = {instancePath:instancePath+"/receive_realtime_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_realtime_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.receive_post_processing_events !== undefined){
if(typeof data.receive_post_processing_events !== "boolean"){
const err8 = {instancePath:instancePath+"/receive_post_processing_events",schemaPath:"LiveCallbackConfig#/properties/receive_post_processing_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.receive_acknowledgments !== undefined){
if(typeof data.receive_acknowledgments !== "boolean"){
const err9 = {instancePath:instancePath+"/receive_acknowledgments",schemaPath:"LiveCallbackConfig#/properties/receive_acknowledgments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.receive_errors !== undefined){
if(typeof data.receive_errors !== "boolean"){
const err10 = {instancePath:instancePath+"/receive_errors",schemaPath:"LiveCallbackConfig#/properties/receive_errors/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.receive_lifecycle_events !== undefined){
if(typeof data.receive_lifecycle_events !== "boolean"){
const err11 = {instancePath:instancePath+"/receive_lifecycle_events",schemaPath:"LiveCallbackConfig#/properties/receive_lifecycle_events/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj52.includes(key0)){
const err12 = {instancePath,schemaPath:"LiveCallbackConfig#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj52},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"LiveCallbackConfig#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

const obj53 = ["encoding","bit_depth","sample_rate","channels","model","endpointing","maximum_duration_without_endpointing","language_config","pre_processing","realtime_processing","post_processing","messages_config","callback","callback_config"];

function validate109(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.encoding !== undefined){
let data0 = data.encoding;
if(!(((data0 === "wav/pcm") || (data0 === "wav/alaw")) || (data0 === "wav/ulaw"))){
const err0 = {instancePath:instancePath+"/encoding",schemaPath:"LiveRequest#/properties/encoding/enum",keyword:"enum",params:{allowedValues: list19},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.bit_depth !== undefined){
let data1 = data.bit_depth;
if(!((((data1 === 8) || (data1 === 16)) || (data1 === 24)) || (data1 === 32))){
const err1 = {instancePath:instancePath+"/bit_depth",schemaPath:"LiveRequest#/properties/bit_depth/enum",keyword:"enum",params:{allowedValues: list20},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sample_rate !== undefined){
let data2 = data.sample_rate;
if(!(((((data2 === 8000) || (data2 === 16000)) || (data2 === 32000)) || (data2 === 44100)) || (data2 === 48000))){
const err2 = {instancePath:instancePath+"/sample_rate",schemaPath:"LiveRequest#/properties/sample_rate/enum",keyword:"enum",params:{allowedValues: list21},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.channels !== undefined){
let data3 = data.channels;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err4 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/channels",schemaPath:"LiveRequest#/properties/channels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err6 = {instancePath:instancePath+"/model",schemaPath:"LiveRequest#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.endpointing !== undefined){
let data5 = data.endpointing;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 0.01 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
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
const err9 = {instancePath:instancePath+"/endpointing",schemaPath:"LiveRequest#/properties/endpointing/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.maximum_duration_without_endpointing !== undefined){
let data6 = data.maximum_duration_without_endpointing;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 5 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
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
const err12 = {instancePath:instancePath+"/maximum_duration_without_endpointing",schemaPath:"LiveRequest#/properties/maximum_duration_without_endpointing/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language_config !== undefined){
if(!(validate55(data.language_config, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.pre_processing !== undefined){
if(!(validate111(data.pre_processing, {instancePath:instancePath+"/pre_processing"}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.realtime_processing !== undefined){
if(!(validate113(data.realtime_processing, {instancePath:instancePath+"/realtime_processing"}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.post_processing !== undefined){
if(!(validate118(data.post_processing, {instancePath:instancePath+"/post_processing"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.messages_config !== undefined){
if(!(validate121(data.messages_config, {instancePath:instancePath+"/messages_config"}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.callback !== undefined){
if(typeof data.callback !== "boolean"){
const err13 = {instancePath:instancePath+"/callback",schemaPath:"LiveRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.callback_config !== undefined){
if(!(validate123(data.callback_config, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj53.includes(key0)){
const err14 = {instancePath,schemaPath:"LiveRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj53},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"LiveRequest#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

const obj54 = ["metadata","transcription","translation","summarization","named_entity_recognition","sentiment_analysis","chapterization","messages"];

function validate126(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.metadata === undefined){
const err0 = {instancePath,schemaPath:"LiveResult#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.metadata !== undefined){
if(!(validate61(data.metadata, {instancePath:instancePath+"/metadata"}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.transcription !== undefined){
if(!(validate63(data.transcription, {instancePath:instancePath+"/transcription"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(!(validate71(data.translation, {instancePath:instancePath+"/translation"}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(!(validate74(data.summarization, {instancePath:instancePath+"/summarization"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(!(validate77(data.named_entity_recognition, {instancePath:instancePath+"/named_entity_recognition"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(!(validate80(data.sentiment_analysis, {instancePath:instancePath+"/sentiment_analysis"}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.chapterization !== undefined){
if(!(validate7(data.chapterization, {instancePath:instancePath+"/chapterization"}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
let data7 = data.messages;
if(Array.isArray(data7)){
let wrong0 = 0;
for(let i0=0; i0<data7.length; i0++){
const _errs10 = errors;
if(typeof data7[i0] !== "string"){
const err1 = {instancePath:instancePath+"/messages/" + i0,schemaPath:"LiveResult#/properties/messages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs10 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/messages",schemaPath:"LiveResult#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj54.includes(key0)){
const err3 = {instancePath,schemaPath:"LiveResult#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj54},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"LiveResult#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
let data0 = data.status;
if(!((data0 === "queued") || (data0 === "processing"))){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err3 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.request_id === undefined){
const err4 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.version === undefined){
const err5 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.created_at === undefined){
const err6 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err7 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.kind === undefined){
const err8 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats12(data1))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/0/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/0/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err11 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/then/allOf/0/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/then/allOf/0/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/0/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/0/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data5 = data.post_session_metadata;
if((data5?.constructor === Object || isObject(data5))){
}
else {
const err15 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/then/allOf/0/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kind !== undefined){
if("live" !== data.kind){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/then/allOf/0/then/properties/kind/const",keyword:"const",params:{allowedValue: "live"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data7 = data.completed_at;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/0/then/properties/completed_at/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err18 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/0/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
if(data.error_code !== undefined){
let data8 = data.error_code;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/0/then/properties/error_code/type",keyword:"type",params:{type: list2},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 599 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/0/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 < 400 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/0/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
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
if(data.custom_metadata !== undefined){
let data9 = data.custom_metadata;
if((data9?.constructor === Object || isObject(data9))){
}
else {
const err22 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/then/allOf/0/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.file !== undefined){
let data10 = data.file;
const _errs30 = errors;
const _errs31 = errors;
if(data10 !== null){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
if(vErrors.length > _errs30) vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs33 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
}
}
if(data.request_params !== undefined){
let data11 = data.request_params;
const _errs35 = errors;
const _errs36 = errors;
if(data11 !== null){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
if(vErrors.length > _errs35) vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(!_valid3){
const _errs38 = errors;
if(!(validate109(data11, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
}
}
if(data.result !== undefined){
let data12 = data.result;
const _errs40 = errors;
const _errs41 = errors;
if(data12 !== null){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid4 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
if(vErrors.length > _errs40) vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(!_valid4){
const _errs43 = errors;
if(!(validate126(data12, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj45.includes(key0)){
const err26 = {instancePath,schemaPath:"LiveJob#/then/allOf/0/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj45},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
var _valid1 = _errs9 === errors;
}
const _errs46 = errors;
const _errs47 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
if("done" !== data.status){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
var _valid5 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
if(vErrors.length > _errs46) vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs49 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err28 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.request_id === undefined){
const err29 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.version === undefined){
const err30 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.created_at === undefined){
const err31 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err32 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.completed_at === undefined){
const err33 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.result === undefined){
const err34 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.kind === undefined){
const err35 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.id !== undefined){
let data14 = data.id;
if(typeof data14 === "string"){
if(!(formats12(data14))){
const err36 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/1/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/1/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err38 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/then/allOf/1/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.version !== undefined){
let data16 = data.version;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err39 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/then/allOf/1/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err40 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/1/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/1/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data18 = data.post_session_metadata;
if((data18?.constructor === Object || isObject(data18))){
}
else {
const err42 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/then/allOf/1/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data19 = data.completed_at;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err43 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/1/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/1/then/properties/completed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.result !== undefined){
if(!(validate126(data.result, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if("live" !== data.kind){
const err45 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/then/allOf/1/then/properties/kind/const",keyword:"const",params:{allowedValue: "live"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.error_code !== undefined){
let data22 = data.error_code;
if((!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) && (data22 !== null)){
const err46 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/1/then/properties/error_code/type",keyword:"type",params:{type: list2},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 599 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/1/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data22 < 400 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/1/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.custom_metadata !== undefined){
let data23 = data.custom_metadata;
if((data23?.constructor === Object || isObject(data23))){
}
else {
const err49 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/then/allOf/1/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.file !== undefined){
let data24 = data.file;
const _errs71 = errors;
const _errs72 = errors;
if(data24 !== null){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid6 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
if(vErrors.length > _errs71) vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(!_valid6){
const _errs74 = errors;
if(!(validate1(data24, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid6 = _errs74 === errors;
}
}
if(data.request_params !== undefined){
let data25 = data.request_params;
const _errs76 = errors;
const _errs77 = errors;
if(data25 !== null){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid7 = _errs77 === errors;
errors = _errs76;
if(vErrors !== null){
if(_errs76){
if(vErrors.length > _errs76) vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
if(!_valid7){
const _errs79 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid7 = _errs79 === errors;
}
}
let wrong1 = 0;
for(const key1 in data){
if(!obj46.includes(key1)){
const err52 = {instancePath,schemaPath:"LiveJob#/then/allOf/1/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: obj46},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
var _valid5 = _errs49 === errors;
}
const _errs82 = errors;
const _errs83 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
if("error" !== data.status){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
var _valid8 = _errs83 === errors;
errors = _errs82;
if(vErrors !== null){
if(_errs82){
if(vErrors.length > _errs82) vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs85 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err54 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.request_id === undefined){
const err55 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.version === undefined){
const err56 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.created_at === undefined){
const err57 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err58 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.completed_at === undefined){
const err59 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.error_code === undefined){
const err60 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "error_code"},message:"must have required property '"+"error_code"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.kind === undefined){
const err61 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.id !== undefined){
let data27 = data.id;
if(typeof data27 === "string"){
if(!(formats12(data27))){
const err62 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/2/then/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/id",schemaPath:"LiveJob#/then/allOf/2/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.request_id !== undefined){
if(typeof data.request_id !== "string"){
const err64 = {instancePath:instancePath+"/request_id",schemaPath:"LiveJob#/then/allOf/2/then/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.version !== undefined){
let data29 = data.version;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err65 = {instancePath:instancePath+"/version",schemaPath:"LiveJob#/then/allOf/2/then/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.created_at !== undefined){
let data30 = data.created_at;
if(typeof data30 === "string"){
if(!(formats4(data30))){
const err66 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/2/then/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/created_at",schemaPath:"LiveJob#/then/allOf/2/then/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.post_session_metadata !== undefined){
let data31 = data.post_session_metadata;
if((data31?.constructor === Object || isObject(data31))){
}
else {
const err68 = {instancePath:instancePath+"/post_session_metadata",schemaPath:"LiveJob#/then/allOf/2/then/properties/post_session_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data32 = data.completed_at;
if(typeof data32 === "string"){
if(!(formats4(data32))){
const err69 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/2/then/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/completed_at",schemaPath:"LiveJob#/then/allOf/2/then/properties/completed_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.error_code !== undefined){
let data33 = data.error_code;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err71 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/2/then/properties/error_code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 599 || isNaN(data33)){
const err72 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/2/then/properties/error_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data33 < 400 || isNaN(data33)){
const err73 = {instancePath:instancePath+"/error_code",schemaPath:"LiveJob#/then/allOf/2/then/properties/error_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data.kind !== undefined){
if("live" !== data.kind){
const err74 = {instancePath:instancePath+"/kind",schemaPath:"LiveJob#/then/allOf/2/then/properties/kind/const",keyword:"const",params:{allowedValue: "live"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.custom_metadata !== undefined){
let data35 = data.custom_metadata;
if((data35?.constructor === Object || isObject(data35))){
}
else {
const err75 = {instancePath:instancePath+"/custom_metadata",schemaPath:"LiveJob#/then/allOf/2/then/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.file !== undefined){
let data36 = data.file;
const _errs106 = errors;
const _errs107 = errors;
if(data36 !== null){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid9 = _errs107 === errors;
errors = _errs106;
if(vErrors !== null){
if(_errs106){
if(vErrors.length > _errs106) vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
if(!_valid9){
const _errs109 = errors;
if(!(validate1(data36, {instancePath:instancePath+"/file"}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid9 = _errs109 === errors;
}
}
if(data.request_params !== undefined){
let data37 = data.request_params;
const _errs111 = errors;
const _errs112 = errors;
if(data37 !== null){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid10 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
if(vErrors.length > _errs111) vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(!_valid10){
const _errs114 = errors;
if(!(validate109(data37, {instancePath:instancePath+"/request_params"}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid10 = _errs114 === errors;
}
}
if(data.result !== undefined){
let data38 = data.result;
const _errs116 = errors;
const _errs117 = errors;
if(data38 !== null){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid11 = _errs117 === errors;
errors = _errs116;
if(vErrors !== null){
if(_errs116){
if(vErrors.length > _errs116) vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
if(!_valid11){
const _errs119 = errors;
if(!(validate126(data38, {instancePath:instancePath+"/result"}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid11 = _errs119 === errors;
}
}
let wrong2 = 0;
for(const key2 in data){
if(!obj47.includes(key2)){
const err79 = {instancePath,schemaPath:"LiveJob#/then/allOf/2/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: obj47},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
if(isEnough(++wrong2)){
break;
}
}
}
}
var _valid8 = _errs85 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs121 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.status === undefined){
const err80 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data.id === undefined){
const err81 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data.request_id === undefined){
const err82 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data.version === undefined){
const err83 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data.created_at === undefined){
const err84 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err85 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data.kind === undefined){
const err86 = {instancePath,schemaPath:"LiveJob#/else/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var _valid0 = _errs121 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.status !== undefined){
let data39 = data.status;
if(!((((data39 === "queued") || (data39 === "processing")) || (data39 === "done")) || (data39 === "error"))){
const err87 = {instancePath:instancePath+"/status",schemaPath:"LiveJob#/properties/status/enum",keyword:"enum",params:{allowedValues: list18},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"LiveJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
if("pre-recorded" !== data.kind){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate33(data, {instancePath}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
if("live" !== data.kind){
const err3 = {};
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
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(validate107(data, {instancePath}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs15 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id === undefined){
const err5 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.request_id === undefined){
const err6 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.version === undefined){
const err7 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.status === undefined){
const err8 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.created_at === undefined){
const err9 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.post_session_metadata === undefined){
const err10 = {instancePath,schemaPath:"TranscriptionJob#/else/required",keyword:"required",params:{missingProperty: "post_session_metadata"},message:"must have required property '"+"post_session_metadata"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.kind !== undefined){
let data2 = data.kind;
if(!((data2 === "pre-recorded") || (data2 === "live"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"TranscriptionJob#/properties/kind/enum",keyword:"enum",params:{allowedValues: list8},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"TranscriptionJob#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const obj58 = ["first","current","next","items"];

function validate31(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.first === undefined){
const err0 = {instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.current === undefined){
const err1 = {instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.next === undefined){
const err2 = {instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"JobPage#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.first !== undefined){
let data0 = data.first;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err5 = {instancePath:instancePath+"/first",schemaPath:"JobPage#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.current !== undefined){
let data1 = data.current;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err7 = {instancePath:instancePath+"/current",schemaPath:"JobPage#/properties/current/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/type",keyword:"type",params:{type: list0},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/next",schemaPath:"JobPage#/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
let wrong0 = 0;
for(let i0=0; i0<data3.length; i0++){
if(!guard.acceptsTranscriptionJob(data3[i0])){
const _errs9 = errors;
if(!(validate32(data3[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/items",schemaPath:"JobPage#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj58.includes(key0)){
const err11 = {instancePath,schemaPath:"JobPage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj58},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"JobPage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const validateJobStatus = validate143;

function validate143(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!((((data === "queued") || (data === "processing")) || (data === "done")) || (data === "error"))){
const err0 = {instancePath,schemaPath:"JobStatus#/enum",keyword:"enum",params:{allowedValues: list18},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

export const validateLanguageConfig = validate55;

export const validateLiveCallbackConfig = validate123;

export const validateLiveJob = validate107;

export const validateLiveMessagesConfig = validate121;

export const validateLiveRequest = validate109;

export const validateLiveResult = validate126;

export const validateLiveSessionCreated = validate144;

function validate144(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"LiveSessionCreated#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"LiveSessionCreated#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err2 = {instancePath,schemaPath:"LiveSessionCreated#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const validateModerationAddon = validate84;

export const validateNameConsistencyAddon = validate87;

export const validateNamedEntityRecognitionAddon = validate77;

export const validatePiiEntityType = validate51;

export const validatePiiRedactionConfig = validate50;

export const validatePostProcessingConfig = validate118;

export const validatePreProcessingConfig = validate111;

export const validatePreRecordedCallback = validate145;

function validate145(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedCallback#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"PreRecordedCallback#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats12(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedCallback#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
if(typeof data.event !== "string"){
const err4 = {instancePath:instancePath+"/event",schemaPath:"PreRecordedCallback#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath,schemaPath:"PreRecordedCallback#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedJob = validate33;

export const validatePreRecordedJobCreated = validate146;

function validate146(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedJobCreated#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.result_url === undefined){
const err1 = {instancePath,schemaPath:"PreRecordedJobCreated#/required",keyword:"required",params:{missingProperty: "result_url"},message:"must have required property '"+"result_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats12(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedJobCreated#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.result_url !== undefined){
let data1 = data.result_url;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err5 = {instancePath:instancePath+"/result_url",schemaPath:"PreRecordedJobCreated#/properties/result_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath,schemaPath:"PreRecordedJobCreated#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedRequest = validate147;
const obj59 = ["audio_url","custom_vocabulary","custom_vocabulary_config","callback_url","callback","callback_config","subtitles","subtitles_config","diarization","diarization_config","translation","translation_config","summarization","summarization_config","named_entity_recognition","custom_spelling","custom_spelling_config","sentiment_analysis","audio_to_llm","audio_to_llm_config","pii_redaction","pii_redaction_config","sentences","punctuation_enhanced","language_config","detect_language","enable_code_switching","language","custom_metadata"];

function validate147(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedRequest#/required",keyword:"required",params:{missingProperty: "audio_url"},message:"must have required property '"+"audio_url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"PreRecordedRequest#/properties/audio_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.custom_vocabulary !== undefined){
let data1 = data.custom_vocabulary;
if((typeof data1 !== "boolean") && (!(Array.isArray(data1)))){
const err3 = {instancePath:instancePath+"/custom_vocabulary",schemaPath:"PreRecordedRequest#/properties/custom_vocabulary/type",keyword:"type",params:{type: list17},message:"must be boolean,array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs6 = errors;
const _errs7 = errors;
if(!(Array.isArray(data1))){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(!(validate10(data1, {instancePath:instancePath+"/custom_vocabulary"}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
}
}
if(data.custom_vocabulary_config !== undefined){
if(!(validate15(data.custom_vocabulary_config, {instancePath:instancePath+"/custom_vocabulary_config"}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.callback_url !== undefined){
let data3 = data.callback_url;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err5 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err6 = {instancePath:instancePath+"/callback_url",schemaPath:"PreRecordedRequest#/properties/callback_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.callback !== undefined){
if(typeof data.callback !== "boolean"){
const err7 = {instancePath:instancePath+"/callback",schemaPath:"PreRecordedRequest#/properties/callback/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.callback_config !== undefined){
if(!(validate6(data.callback_config, {instancePath:instancePath+"/callback_config"}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.subtitles !== undefined){
if(typeof data.subtitles !== "boolean"){
const err8 = {instancePath:instancePath+"/subtitles",schemaPath:"PreRecordedRequest#/properties/subtitles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subtitles_config !== undefined){
if(!(validate39(data.subtitles_config, {instancePath:instancePath+"/subtitles_config"}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.diarization !== undefined){
if(typeof data.diarization !== "boolean"){
const err9 = {instancePath:instancePath+"/diarization",schemaPath:"PreRecordedRequest#/properties/diarization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.diarization_config !== undefined){
if(!(validate26(data.diarization_config, {instancePath:instancePath+"/diarization_config"}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.translation !== undefined){
if(typeof data.translation !== "boolean"){
const err10 = {instancePath:instancePath+"/translation",schemaPath:"PreRecordedRequest#/properties/translation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.translation_config !== undefined){
if(!(validate42(data.translation_config, {instancePath:instancePath+"/translation_config"}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.summarization !== undefined){
if(typeof data.summarization !== "boolean"){
const err11 = {instancePath:instancePath+"/summarization",schemaPath:"PreRecordedRequest#/properties/summarization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.summarization_config !== undefined){
if(!(validate46(data.summarization_config, {instancePath:instancePath+"/summarization_config"}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.named_entity_recognition !== undefined){
if(typeof data.named_entity_recognition !== "boolean"){
const err12 = {instancePath:instancePath+"/named_entity_recognition",schemaPath:"PreRecordedRequest#/properties/named_entity_recognition/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.custom_spelling !== undefined){
if(typeof data.custom_spelling !== "boolean"){
const err13 = {instancePath:instancePath+"/custom_spelling",schemaPath:"PreRecordedRequest#/properties/custom_spelling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.custom_spelling_config !== undefined){
if(!(validate9(data.custom_spelling_config, {instancePath:instancePath+"/custom_spelling_config"}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.sentiment_analysis !== undefined){
if(typeof data.sentiment_analysis !== "boolean"){
const err14 = {instancePath:instancePath+"/sentiment_analysis",schemaPath:"PreRecordedRequest#/properties/sentiment_analysis/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.audio_to_llm !== undefined){
if(typeof data.audio_to_llm !== "boolean"){
const err15 = {instancePath:instancePath+"/audio_to_llm",schemaPath:"PreRecordedRequest#/properties/audio_to_llm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.audio_to_llm_config !== undefined){
if(!(validate5(data.audio_to_llm_config, {instancePath:instancePath+"/audio_to_llm_config"}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.pii_redaction !== undefined){
if(typeof data.pii_redaction !== "boolean"){
const err16 = {instancePath:instancePath+"/pii_redaction",schemaPath:"PreRecordedRequest#/properties/pii_redaction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.pii_redaction_config !== undefined){
if(!(validate50(data.pii_redaction_config, {instancePath:instancePath+"/pii_redaction_config"}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.sentences !== undefined){
if(typeof data.sentences !== "boolean"){
const err17 = {instancePath:instancePath+"/sentences",schemaPath:"PreRecordedRequest#/properties/sentences/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.punctuation_enhanced !== undefined){
if(typeof data.punctuation_enhanced !== "boolean"){
const err18 = {instancePath:instancePath+"/punctuation_enhanced",schemaPath:"PreRecordedRequest#/properties/punctuation_enhanced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.language_config !== undefined){
if(!(validate55(data.language_config, {instancePath:instancePath+"/language_config"}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.detect_language !== undefined){
if(typeof data.detect_language !== "boolean"){
const err19 = {instancePath:instancePath+"/detect_language",schemaPath:"PreRecordedRequest#/properties/detect_language/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.enable_code_switching !== undefined){
if(typeof data.enable_code_switching !== "boolean"){
const err20 = {instancePath:instancePath+"/enable_code_switching",schemaPath:"PreRecordedRequest#/properties/enable_code_switching/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate12(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.custom_metadata !== undefined){
let data28 = data.custom_metadata;
if((data28?.constructor === Object || isObject(data28))){
}
else {
const err21 = {instancePath:instancePath+"/custom_metadata",schemaPath:"PreRecordedRequest#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj59.includes(key0)){
const err22 = {instancePath,schemaPath:"PreRecordedRequest#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj59},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"PreRecordedRequest#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

export const validatePreRecordedRequestParams = validate35;

export const validatePreRecordedResult = validate60;

export const validatePreRecordedWebhook = validate160;

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"PreRecordedWebhook#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats12(data0))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err2 = {instancePath:instancePath+"/id",schemaPath:"PreRecordedWebhook#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err3 = {instancePath,schemaPath:"PreRecordedWebhook#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

export const validateRealtimeProcessingConfig = validate113;

export const validateResultMetadata = validate61;

export const validateSentence = validate66;

export const validateSentencesAddon = validate94;

export const validateSentimentAnalysisAddon = validate80;

export const validateStructuredDataExtractionAddon = validate90;

export const validateSubtitle = validate68;

export const validateSubtitlesConfig = validate39;

export const validateSummarizationAddon = validate74;

export const validateSummarizationConfig = validate46;

export const validateTranscription = validate63;

export const validateTranscriptionJob = validate32;

export const validateTranscriptionLanguageCode = validate12;

export const validateTranslationAddon = validate71;

export const validateTranslationConfig = validate42;

export const validateTranslationLanguageCode = validate43;

export const validateUploadResponse = validate161;
const obj60 = ["audio_url","audio_metadata"];

function validate161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.audio_url === undefined){
const err0 = {instancePath,schemaPath:"UploadResponse#/required",keyword:"required",params:{missingProperty: "audio_url"},message:"must have required property '"+"audio_url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.audio_metadata === undefined){
const err1 = {instancePath,schemaPath:"UploadResponse#/required",keyword:"required",params:{missingProperty: "audio_metadata"},message:"must have required property '"+"audio_metadata"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.audio_url !== undefined){
let data0 = data.audio_url;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err3 = {instancePath:instancePath+"/audio_url",schemaPath:"UploadResponse#/properties/audio_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.audio_metadata !== undefined){
if(!(validate2(data.audio_metadata, {instancePath:instancePath+"/audio_metadata"}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj60.includes(key0)){
const err4 = {instancePath,schemaPath:"UploadResponse#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj60},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"UploadResponse#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

export const validateUtterance = validate19;

export const validateWord = validate21;

export const validateAudioChunkData = validate163;
const obj61 = ["chunk"];

function validate163(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.chunk === undefined){
const err0 = {instancePath,schemaPath:"AudioChunkData#/required",keyword:"required",params:{missingProperty: "chunk"},message:"must have required property '"+"chunk"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.chunk !== undefined){
if(typeof data.chunk !== "string"){
const err1 = {instancePath:instancePath+"/chunk",schemaPath:"AudioChunkData#/properties/chunk/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj61.includes(key0)){
const err2 = {instancePath,schemaPath:"AudioChunkData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj61},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"AudioChunkData#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

export const validateAudioChunkMessage = validate164;
const obj62 = ["type","data"];

function validate164(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"AudioChunkMessage#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"AudioChunkMessage#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("audio_chunk" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"AudioChunkMessage#/properties/type/const",keyword:"const",params:{allowedValue: "audio_chunk"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate163(data.data, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj62.includes(key0)){
const err3 = {instancePath,schemaPath:"AudioChunkMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj62},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"AudioChunkMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

export const validateLiveUtterance = validate166;
const obj63 = ["text","language","start","end","channel","words","confidence"];

function validate166(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.channel === undefined){
const err4 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.words === undefined){
const err5 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "words"},message:"must have required property '"+"words"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.confidence === undefined){
const err6 = {instancePath,schemaPath:"LiveUtterance#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err7 = {instancePath:instancePath+"/text",schemaPath:"LiveUtterance#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate12(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/start",schemaPath:"LiveUtterance#/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/end",schemaPath:"LiveUtterance#/properties/end/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/channel",schemaPath:"LiveUtterance#/properties/channel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.words !== undefined){
let data5 = data.words;
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsWord(data5[i0])){
const _errs12 = errors;
if(!(validate21(data5[i0], {instancePath:instancePath+"/words/" + i0}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/words",schemaPath:"LiveUtterance#/properties/words/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confidence !== undefined){
let data7 = data.confidence;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/confidence",schemaPath:"LiveUtterance#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let wrong1 = 0;
for(const key0 in data){
if(!obj63.includes(key0)){
const err13 = {instancePath,schemaPath:"LiveUtterance#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj63},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
if(isEnough(++wrong1)){
break;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"LiveUtterance#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

export const validateOtherServerMessage = validate169;

function validate169(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created_at === undefined){
const err1 = {instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"OtherServerMessage#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err3 = {instancePath:instancePath+"/session_id",schemaPath:"OtherServerMessage#/properties/session_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err4 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"OtherServerMessage#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
const _errs8 = errors;
if("transcript" !== data2){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid1 = _errs8 === errors;
if(valid1){
const err8 = {instancePath:instancePath+"/type",schemaPath:"OtherServerMessage#/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
if(vErrors.length > _errs7) vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.data !== undefined){
let data3 = data.data;
if((data3?.constructor === Object || isObject(data3))){
}
else {
const err9 = {instancePath:instancePath+"/data",schemaPath:"OtherServerMessage#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err10 = {instancePath,schemaPath:"OtherServerMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

export const validateStopRecordingMessage = validate170;

function validate170(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"StopRecordingMessage#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("stop_recording" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"StopRecordingMessage#/properties/type/const",keyword:"const",params:{allowedValue: "stop_recording"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj22.includes(key0)){
const err2 = {instancePath,schemaPath:"StopRecordingMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj22},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"StopRecordingMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

export const validateTranscriptData = validate171;
const obj65 = ["id","is_final","utterance"];

function validate171(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.is_final === undefined){
const err1 = {instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "is_final"},message:"must have required property '"+"is_final"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.utterance === undefined){
const err2 = {instancePath,schemaPath:"TranscriptData#/required",keyword:"required",params:{missingProperty: "utterance"},message:"must have required property '"+"utterance"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"TranscriptData#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.is_final !== undefined){
if(typeof data.is_final !== "boolean"){
const err4 = {instancePath:instancePath+"/is_final",schemaPath:"TranscriptData#/properties/is_final/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.utterance !== undefined){
if(!(validate166(data.utterance, {instancePath:instancePath+"/utterance"}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj65.includes(key0)){
const err5 = {instancePath,schemaPath:"TranscriptData#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj65},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"TranscriptData#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

export const validateTranscriptMessage = validate173;
const obj66 = ["session_id","created_at","type","data"];

function validate173(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.session_id === undefined){
const err0 = {instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.created_at === undefined){
const err1 = {instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.data === undefined){
const err3 = {instancePath,schemaPath:"TranscriptMessage#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.session_id !== undefined){
if(typeof data.session_id !== "string"){
const err4 = {instancePath:instancePath+"/session_id",schemaPath:"TranscriptMessage#/properties/session_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"TranscriptMessage#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("transcript" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"TranscriptMessage#/properties/type/const",keyword:"const",params:{allowedValue: "transcript"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate171(data.data, {instancePath:instancePath+"/data"}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
let wrong0 = 0;
for(const key0 in data){
if(!obj66.includes(key0)){
const err8 = {instancePath,schemaPath:"TranscriptMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj66},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
if(isEnough(++wrong0)){
break;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"TranscriptMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

export const validateListTranscriptionJobsQuery = validate175;
const obj67 = ["offset","limit","date","before_date","after_date","status","custom_metadata","kind"];

function validate175(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data?.constructor === Object || isObject(data))){
if(data.offset !== undefined){
let data0 = data.offset;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err1 = {instancePath:instancePath+"/offset",schemaPath:"ListTranscriptionJobsQuery#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err3 = {instancePath:instancePath+"/limit",schemaPath:"ListTranscriptionJobsQuery#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.date !== undefined){
if(!(validate17(data.date, {instancePath:instancePath+"/date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.before_date !== undefined){
if(!(validate17(data.before_date, {instancePath:instancePath+"/before_date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.after_date !== undefined){
if(!(validate17(data.after_date, {instancePath:instancePath+"/after_date"}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(Array.isArray(data5)){
let wrong0 = 0;
for(let i0=0; i0<data5.length; i0++){
if(!guard.acceptsJobStatus(data5[i0])){
const _errs10 = errors;
if(!(validate143(data5[i0], {instancePath:instancePath+"/status/" + i0}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
if(isEnough(++wrong0)){
break;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"ListTranscriptionJobsQuery#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.custom_metadata !== undefined){
let data7 = data.custom_metadata;
if((data7?.constructor === Object || isObject(data7))){
}
else {
const err5 = {instancePath:instancePath+"/custom_metadata",schemaPath:"ListTranscriptionJobsQuery#/properties/custom_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data8 = data.kind;
if(Array.isArray(data8)){
let wrong1 = 0;
for(let i1=0; i1<data8.length; i1++){
if(!guard.acceptsJobKind(data8[i1])){
const _errs16 = errors;
if(!(validate30(data8[i1], {instancePath:instancePath+"/kind/" + i1}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
if(!valid2){
if(isEnough(++wrong1)){
break;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/kind",schemaPath:"ListTranscriptionJobsQuery#/properties/kind/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let wrong2 = 0;
for(const key0 in data){
if(!obj67.includes(key0)){
const err7 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: obj67},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
if(isEnough(++wrong2)){
break;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"ListTranscriptionJobsQuery#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

export const validateClientMessage = validate181;

function validate181(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
const _errs6 = errors;
const _errs7 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("audio_chunk" !== data.type){
const err2 = {};
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
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
if(vErrors.length > _errs6) vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(!(validate164(data, {instancePath}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
}
const _errs11 = errors;
const _errs12 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("stop_recording" !== data.type){
const err3 = {};
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
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
if(vErrors.length > _errs11) vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(!(validate170(data, {instancePath}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
}
var _valid0 = _errs4 === errors;
}
else {
const _errs15 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"ClientMessage#/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "audio_chunk") || (data2 === "stop_recording"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"ClientMessage#/properties/type/enum",keyword:"enum",params:{allowedValues: list22},message:"must be equal to one of the allowed values"};
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
const err6 = {instancePath,schemaPath:"ClientMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}

export const validateServerMessage = validate184;

function validate184(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((data?.constructor === Object || isObject(data))){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {};
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
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
if(vErrors.length > _errs1) vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
const _errs8 = errors;
const _errs9 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if("transcript" !== data.type){
const err3 = {};
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
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
if(vErrors.length > _errs8) vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate173(data, {instancePath}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
}
const _errs13 = errors;
const _errs14 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if(!(data.type === "transcript")){
const err4 = {};
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
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
if(vErrors.length > _errs13) vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs16 = errors;
if(!(validate169(data, {instancePath}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
}
var _valid0 = _errs6 === errors;
}
else {
const _errs17 = errors;
if((data?.constructor === Object || isObject(data))){
if(data.type === undefined){
const err5 = {instancePath,schemaPath:"ServerMessage#/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.session_id === undefined){
const err6 = {instancePath,schemaPath:"ServerMessage#/else/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.created_at === undefined){
const err7 = {instancePath,schemaPath:"ServerMessage#/else/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
}
if((data?.constructor === Object || isObject(data))){
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"ServerMessage#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err9 = {instancePath,schemaPath:"ServerMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

