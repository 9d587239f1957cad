// Generated from schemas/entities/field-value.schema.json by `npm run types`. Edit the source, not this file.

import { toRegExp } from "../patterns/toRegExp.ts";
import { codePoints } from "#json/codePoints.ts";
import { isEqual } from "#json/equal.ts";

export const fieldValue = validate10;

const schema27 = {"type":"object","required":["value","type","minLength","maxLength","pattern","choices","other"],"properties":{"value":{},"type":{"enum":["string","choice","boolean","any"]},"minLength":{"type":"integer"},"maxLength":{"type":"integer"},"pattern":{"type":"string"},"choices":{"type":"array"},"other":{}},"allOf":[{"if":{"properties":{"type":{"const":"string"}}},"then":{"properties":{"value":{"type":"string","maxLength":{"$data":"1/maxLength"},"minLength":{"$data":"1/minLength"},"pattern":{"$data":"1/pattern"}}}}},{"if":{"properties":{"type":{"const":"boolean"}}},"then":{"properties":{"value":{"type":"boolean"}}}},{"if":{"properties":{"type":{"const":"choice"}}},"then":{"properties":{"value":{"enum":{"$data":"1/choices"}}}}},{"properties":{"value":{"const":{"$data":"1/other"}}}}]};
const func2 = codePoints;
const func4 = toRegExp;
const func0 = isEqual;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("string" !== data.type){
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
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data1 = data.value;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
const vSchema0 = data && data.maxLength;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (func2(data1) > vSchema0))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/maxLength",keyword:"maxLength",params:{limit: vSchema0},message:"must NOT have more than "+vSchema0+" characters"}];
return false;
}
else {
const vSchema1 = data && data.minLength;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (func2(data1) < vSchema1))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/minLength",keyword:"minLength",params:{limit: vSchema1},message:"must NOT have fewer than "+vSchema1+" characters"}];
return false;
}
else {
const vSchema2 = data && data.pattern;
let valid4;
try{
valid4 = func4(vSchema2, "u").test(data1);
}
catch(e0){
valid4 = false;
}
if(vSchema2 !== undefined && ((typeof vSchema2 !== "string") || (!valid4))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/pattern",keyword:"pattern",params:{pattern: vSchema2},message:"must match pattern \""+vSchema2+"\""}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/0/then/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err1 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate10.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs8 = errors;
const _errs9 = errors;
let valid5 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("boolean" !== data.type){
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
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "boolean"){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/1/then/properties/value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
var _valid1 = _errs12 === errors;
valid5 = _valid1;
}
if(!valid5){
const err3 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate10.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
if(valid0){
const _errs15 = errors;
const _errs16 = errors;
let valid8 = true;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("choice" !== data.type){
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
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
const vSchema3 = data && data.choices;
let valid11;
if(vSchema3 === undefined){
valid11 = true;
}
else if(!(Array.isArray(vSchema3))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/enum",keyword:"enum",params:{},message:"\"enum\" keyword must be array ($data)"}];
return false;
valid11 = false;
}
else {
valid11 = false;
for(const v0 of vSchema3){
if(func0(data.value, v0)){
valid11 = true;
break;
}
}
}
if(!valid11){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/2/then/properties/value/enum",keyword:"enum",params:{allowedValues: vSchema3},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid2 = _errs19 === errors;
valid8 = _valid2;
}
if(!valid8){
const err5 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate10.errors = vErrors;
return false;
}
var valid0 = _errs15 === errors;
if(valid0){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
const vSchema4 = data && data.other;
if(vSchema4 !== undefined && (!func0(data.value, vSchema4))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/allOf/3/properties/value/const",keyword:"const",params:{allowedValue: vSchema4},message:"must be equal to constant"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.value === undefined) && (missing0 = "value")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.minLength === undefined) && (missing0 = "minLength"))) || ((data.maxLength === undefined) && (missing0 = "maxLength"))) || ((data.pattern === undefined) && (missing0 = "pattern"))) || ((data.choices === undefined) && (missing0 = "choices"))) || ((data.other === undefined) && (missing0 = "other"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data7 = data.type;
const _errs23 = errors;
if(!((((data7 === "string") || (data7 === "choice")) || (data7 === "boolean")) || (data7 === "any"))){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs23 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.minLength !== undefined){
let data8 = data.minLength;
const _errs24 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate10.errors = [{instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid13 = _errs24 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.maxLength !== undefined){
let data9 = data.maxLength;
const _errs26 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate10.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid13 = _errs26 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.pattern !== undefined){
const _errs28 = errors;
if(typeof data.pattern !== "string"){
validate10.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs28 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.choices !== undefined){
const _errs30 = errors;
if(!(Array.isArray(data.choices))){
validate10.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
var valid13 = _errs30 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
