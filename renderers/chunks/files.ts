// Fields that send files: a chunk of its own.
export { uploadField } from "../fields/UploadField.tsx";
