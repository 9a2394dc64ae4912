// One script: whoever edits also adds.
export { CreateDialog } from './CreateDialog';
export { EditDialog } from './EditDialog';
