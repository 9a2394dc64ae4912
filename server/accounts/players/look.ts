import { sql } from 'kysely';
import { avatarNamed } from '../../../contract/avatars';
import type { FoundPlayer } from '../../../contract/players';
import { dayOf } from '../../../contract/vietnamTime';
import type { Db } from '../../db/tables';

interface SeenRow {
  email: string;
  createdAt: Date;
  isShown: boolean;
  avatar: string | null;
  worn: Array<{ type: number; librarySlug: string; image: string }>;
}

/** The month in Vietnam in which an account was made, `YYYY-MM`. */
export const monthOf = (createdAt: Date): string => dayOf(createdAt).slice(0, 7);

/**
 * Players whom the search found, with what makes them recognizable: since when they are here, and their robot, as worn where
 * the card is shown and else the plain one. Of what is worn it has no name.
 */
export async function withLooks(db: Db, found: readonly FoundPlayer[]): Promise<FoundPlayer[]> {
  if (found.length === 0) return [];
  const emails = found.map(({ email }) => email.toLowerCase());
  const { rows } = await sql<SeenRow>`
    select email, created_at, card_visible is true as is_shown, avatar,
      (select coalesce(json_agg(json_build_object('type', coalesce(accessories.type, retired.type),
          'librarySlug', coalesce(accessories.library_slug, retired.library_slug),
          'image', coalesce(accessories.image, retired.image)) order by coalesce(accessories.type, retired.type)), '[]')
        from player_items items
        left join accessories on accessories.id = items.accessory_id
        left join retired_accessories retired on retired.id = items.accessory_id
        where items.user_id = users.id and items.worn and users.card_visible
          and coalesce(accessories.type, retired.type) is not null) as worn
    from users where lower(email) = any(${emails}::text[])`.execute(db);
  const seen = new Map(rows.map((row) => [row.email, row]));
  return found.map((player) => {
    const row = seen.get(player.email);
    if (!row) return player;
    const { createdAt, isShown, avatar, worn } = row;
    const shown = worn.map(({ image, ...item }) => ({ ...item, imageUrl: image && `/images/${image}` }));
    const drawing = isShown ? { worn: shown, avatar: avatarNamed(avatar) } : { worn: [], avatar: null };
    return { ...player, since: monthOf(createdAt), drawing };
  });
}
