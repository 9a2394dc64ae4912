import { type Static, Type } from 'typebox';

export const Profile = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  username: Type.String(),
  email: Type.String(),
  diamonds: Type.Integer(),
  golds: Type.Integer(),
});
export const FoundPlayer = Type.Object({
  email: Type.String(),
  userName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
});
export const SearchQuery = Type.Object({ query: Type.String({ maxLength: 254 }) });
export type Profile = Static<typeof Profile>;
export type FoundPlayer = Static<typeof FoundPlayer>;
export type SearchQuery = Static<typeof SearchQuery>;
