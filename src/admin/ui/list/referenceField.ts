/** A file of its own, as few lists have references. */
export { ReferenceField as default } from 'react-admin';
