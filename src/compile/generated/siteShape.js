// Generated from schemas/entities/site-shape.schema.json by `npm run types`. Edit the source, not this file.


export const siteShape = validate10;




function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.format === undefined) && (missing0 = "format")) || ((data.brand === undefined) && (missing0 = "brand"))) || ((data.rules === undefined) && (missing0 = "rules"))) || ((data.flags === undefined) && (missing0 = "flags"))) || ((data.menus === undefined) && (missing0 = "menus"))) || ((data.layouts === undefined) && (missing0 = "layouts"))) || ((data.theme === undefined) && (missing0 = "theme"))) || ((data.texts === undefined) && (missing0 = "texts"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
const _errs1 = errors;
if(4 !== data.format){
validate10.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 4},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand !== undefined){
let data1 = data.brand;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate10.errors = [{instancePath:instancePath+"/brand",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data2 = data.rules;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate10.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data3 = data.flags;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate10.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.menus !== undefined){
let data4 = data.menus;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate10.errors = [{instancePath:instancePath+"/menus",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layouts !== undefined){
let data5 = data.layouts;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate10.errors = [{instancePath:instancePath+"/layouts",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forms !== undefined){
let data6 = data.forms;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate10.errors = [{instancePath:instancePath+"/forms",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data7 = data.theme;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate10.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.texts !== undefined){
let data8 = data.texts;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
validate10.errors = [{instancePath:instancePath+"/texts",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data9 = data.pages;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
validate10.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/$defs/sitePart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
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
