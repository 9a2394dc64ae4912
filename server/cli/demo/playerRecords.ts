import type { Tx } from '../../db/tables';
import { addMs, days, hours, minutes, seconds } from '../../platform/clock';
import { hashToken, newId, newToken } from '../../platform/ids';
import type { DemoPlayer } from './players';

const devices = ['Chrome, Android', 'Safari, iPhone', 'Chrome, Windows', 'Edge, Windows', 'Firefox, Linux'];
const networks = ['113.161.72', '14.241.120', '171.224.178', '2001:ee0:4c1:2b60'];
const one = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Staff notes about the first players, and their tags; the README's player has both. */
const notes: ReadonlyArray<readonly [text: string, ...tags: string[]]> = [
  ['Hỏi về mốc quà mùa giải qua fanpage. Đã giải thích cách tính, bạn ấy hài lòng.', 'VIP', 'streamer'],
  ['Báo nạp nhầm gói lớn. Đã hướng dẫn cách gửi yêu cầu hoàn tiền.'],
  ['Quản trị viên của hội “Mũi Tên Xanh”, hay báo lỗi rất chi tiết.', 'hội Mũi Tên Xanh', 'báo lỗi'],
];

/**
 * The last session is still open, unless it has expired or the player is banned; the one before it was signed out.
 */
const sessionsOf = ({ id, createdAt, lastLoginAt, bannedAt }: DemoPlayer, index: number) => {
  // None for the README's player: whoever signs in as them would see a device that is not theirs.
  if (!lastLoginAt || index === 0) return [];
  const before = addMs(lastLoginAt, -days(2));
  const session = (at: Date, place: number) => ({
    id: newId(),
    userId: id,
    tokenHash: hashToken(newToken()),
    device: one(devices, index + place),
    network: one(networks, index + place),
    createdAt: at,
    lastUsedAt: at,
    expiresAt: addMs(at, days(30)),
  });
  const banned = bannedAt && bannedAt > lastLoginAt ? { endedAt: bannedAt, endReason: 'ban' } : {};
  const earlier = { endedAt: addMs(before, hours(3)), endReason: 'logout' };
  return [
    ...(before > createdAt ? [{ ...session(before, 1), ...earlier }] : []),
    { ...session(lastLoginAt, 0), endedAt: lastLoginAt, endReason: 'logout', ...banned },
  ];
};

/** Each registration's code; the mail server of one unverified player refused the address. */
const mailOf = ({ createdAt, emailVerifiedAt, userName }: DemoPlayer, index: number) => {
  const isRefused = !emailVerifiedAt && index % 20 === 9;
  return {
    id: newId(),
    recipient: `${userName}@outline.example`,
    template: 'verifyEmail',
    language: 'vi' as const,
    sealed: null,
    attempts: isRefused ? 9 : 1,
    createdAt,
    nextAt: createdAt,
    sentAt: isRefused ? null : addMs(createdAt, seconds(2)),
    failedAt: isRefused ? addMs(createdAt, minutes(84)) : null,
    failure: isRefused ? 'EENVELOPE' : null,
  };
};

/** What a player's page shows besides purchases and wallets: sessions, mails, notes and tags. */
export async function insertPlayerRecords(tx: Tx, players: readonly DemoPlayer[], now: Date): Promise<void> {
  await tx.insertInto('sessions').values(players.flatMap(sessionsOf)).execute();
  await tx.insertInto('outbox').values(players.map(mailOf)).execute();
  for (const [index, [text, ...tags]] of notes.entries()) {
    const player = players[index];
    if (!player) continue;
    const note = { id: newId(), userId: player.id, authorId: null, authorName: 'demo-support', text };
    await tx
      .insertInto('notes')
      .values({ ...note, createdAt: addMs(now, -hours(5 + index)) })
      .execute();
    await tx.updateTable('users').set({ tags }).where('id', '=', player.id).execute();
  }
}
