/** In a separate file, as few lists have references. */
export { ReferenceField as default } from 'react-admin';
