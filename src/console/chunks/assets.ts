// The library of pictures, and the field that picks from it: a chunk of its own, since few pages need it.
export { assetLibrary } from "../assets/AssetLibrary.tsx";
export { pictureChoice, pictureField } from "../assets/PictureField.tsx";
