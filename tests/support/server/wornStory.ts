import { expect } from 'vitest';
import { accessoryTypes } from '../../../contract/accessoryTypes';
import { avatars } from '../../../contract/avatars';
import type { OwnItems } from '../../../contract/wardrobe';
import type { Random } from '../../../server/cli/demo/random';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from './accessories';
import { openedSession } from './openedSession';
import type { TestApp } from './testApp';
import { ownChange } from './undoing';

const avatarType = accessoryTypes.indexOf('Avatar');

/** An accessory as the story knows it. */
interface Known {
  id: string;
  type: number;
  isDeleted: boolean;
}
/** An account that is signed in. */
interface Person {
  id: string;
  email: string;
  userName: string;
  role: 'User' | 'Admin';
}
interface Stage {
  server: TestApp;
  owner: Person;
  finance: Person;
}
interface Player extends Person {
  /** What is owned, and whether it is worn. */
  owned: Map<string, boolean>;
  /** The drawn one. */
  avatar: string | null;
}
/** A call of somebody, the status that the rules foresee, and what follows from it. */
interface Act {
  by: Person;
  call: readonly ['PUT' | 'POST' | 'DELETE', string, object?];
  /** Null where a rule decides that is not the story's. */
  status: number | null;
  follows: () => void | Promise<void>;
}

async function send(server: TestApp, { by, call: [method, path, body] }: Act): Promise<number> {
  const token = await openedSession(server, by);
  const isForm = method === 'PUT' && path.startsWith('admin/');
  const answer = isForm
    ? await server.send(method, path, body as Record<string, string>, { token })
    : await server.call(method, path, body, { token });
  expect([method, path, answer.status < 500]).toEqual([method, path, true]);
  return answer.status;
}
const stored = ({ db }: TestApp, id: string, table: 'accessories' | 'retiredAccessories' = 'accessories') =>
  db.selectFrom(table).select('type').where('id', '=', id).executeTakeFirst();
/** What an accessory has become; nothing is left of one that was deleted while nobody had it. */
async function reread(server: TestApp, item: Known): Promise<void> {
  const row = await stored(server, item.id);
  const retired = row ?? (await stored(server, item.id, 'retiredAccessories'));
  Object.assign(item, { isDeleted: row === undefined, ...retired });
}

/** What two players wear, and what they and the staff may do about it. */
export class WornStory {
  /** How often it came to each. */
  readonly met = {
    worn: 0,
    refusedWear: 0,
    avatars: 0,
    refusedAvatars: 0,
    takenOff: 0,
    retired: 0,
    restored: 0,
    given: 0,
  };
  private readonly players: Player[] = [];
  private readonly items: Known[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly random: Random,
  ) {}

  async begin(): Promise<void> {
    const { server } = this.stage;
    for (let n = 0; n < 2; n++) {
      const player = await server.makeUser();
      await server.db.updateTable('users').set({ cardVisible: true }).where('id', '=', player.id).execute();
      await openWith(server, player.id, 'golds', 1000);
      this.players.push({ ...player, role: 'User', owned: new Map(), avatar: null });
    }
    for (const type of [0, 0, 1, avatarType, avatarType]) {
      const id = await makeAccessory(server, { type, goldPrice: 1 });
      // As a form takes it, so that what is undone is not refused.
      const right = { description: 'Để thử', image: '' };
      await server.db.updateTable('accessories').set(right).where('id', '=', id).execute();
      this.items.push({ id, type, isDeleted: false });
    }
  }

  async step(): Promise<void> {
    const { server } = this.stage;
    const act = await this.random.pick(this.acts)();
    const status = await send(server, act);
    if (act.status !== null) expect([act.call, status]).toEqual([act.call, act.status]);
    if (status < 300) await act.follows();
    for (const player of this.players) expect(await this.shown(player)).toEqual(this.expected(player));
  }

  /** Several acts at the same moment, of which only what must always hold is known afterwards. */
  async storm(): Promise<void> {
    const { server } = this.stage;
    const acts: Act[] = [];
    for (let n = 0; n < 4; n++) acts.push(await this.random.pick(this.acts)());
    await Promise.all(acts.map((act) => send(server, act)));
    for (const item of this.items) await reread(server, item);
    for (const player of this.players) {
      const own = await this.own(player);
      player.avatar = own.avatar;
      player.owned = new Map(own.items.map(({ accessoryId, isWorn }) => [accessoryId, isWorn]));
      // What is owned is known, whether or not the catalogue still has it, and of its type now.
      for (const { accessoryId, type } of own.items) expect(type).toBe(this.known(accessoryId).type);
      const types = own.items.flatMap(({ isWorn, type }) => (isWorn ? [type] : []));
      expect(types).toEqual([...new Set(types)]);
      expect(await this.shown(player, own)).toEqual(this.expected(player));
    }
  }

  private known(id: string): Known {
    const item = this.items.find((one) => one.id === id);
    if (!item) throw new Error('The story has no such accessory');
    return item;
  }
  private async own(player: Player): Promise<OwnItems> {
    const { server } = this.stage;
    return (await server.get('user/items', { token: await openedSession(server, player) })).body;
  }
  /** What the player, a stranger who opens the card and one who looks for the player see. */
  private async shown(player: Player, own?: OwnItems) {
    const { server } = this.stage;
    const { items, avatar } = own ?? (await this.own(player));
    const card = (await server.get(`site/cards/${player.userName}`)).body;
    const [found] = (await server.get(`user/search?query=${player.userName}`)).body;
    const types = (worn: ReadonlyArray<{ type: number }>) => worn.map(({ type }) => type);
    return {
      items: items.map(({ accessoryId, type, isWorn }) => `${accessoryId} ${type} ${isWorn}`).sort(),
      avatar,
      card: [types(card.worn), card.avatar],
      search: [types(found.drawing.worn), found.drawing.avatar],
    };
  }
  private expected({ owned, avatar }: Player) {
    const worn = [...owned]
      .flatMap(([id, isWorn]) => (isWorn ? [this.known(id).type] : []))
      .sort((one, other) => one - other);
    return {
      items: [...owned].map(([id, isWorn]) => `${id} ${this.known(id).type} ${isWorn}`).sort(),
      avatar,
      card: [worn, avatar],
      search: [worn, avatar],
    };
  }
  private takeOff(id: string): void {
    for (const { owned } of this.players)
      if (owned.get(id)) {
        owned.set(id, false);
        this.met.takenOff++;
      }
  }
  private get player(): Player {
    return this.random.pick(this.players);
  }
  private get item(): Known {
    return this.random.pick(this.items);
  }
  /** Mostly what the player owns. */
  private anyOf({ owned }: Player): string {
    return this.random.whole(1, 8) > 1 && owned.size > 0 ? this.random.pick([...owned.keys()]) : this.item.id;
  }

  private async buy(): Promise<Act> {
    const { server } = this.stage;
    const { player, item } = this;
    const found = server.db.selectFrom('accessories').select('version').where('id', '=', item.id);
    const { version } = (await found.executeTakeFirst()) ?? { version: 1 };
    return {
      by: player,
      call: ['POST', 'user/items', buying(item.id, 'golds', 1, { version })],
      status: item.isDeleted || player.owned.has(item.id) ? 409 : 200,
      follows: () => void player.owned.set(item.id, false),
    };
  }
  private async giveBack(): Promise<Act> {
    const { player } = this;
    const id = this.anyOf(player);
    // The limits of returning are others' tests.
    return {
      by: player,
      call: ['POST', `user/items/${id}/return`],
      status: player.owned.has(id) ? null : 409,
      follows: () => void player.owned.delete(id),
    };
  }
  private async wear(): Promise<Act> {
    const { player, random } = this;
    const accessoryIds = [...new Set(Array.from({ length: random.whole(0, 3) }, () => this.anyOf(player)))];
    const types = accessoryIds.map((id) => this.known(id).type);
    const isRight = accessoryIds.every((id) => player.owned.has(id)) && new Set(types).size === types.length;
    if (!isRight) this.met.refusedWear++;
    return {
      by: player,
      call: ['PUT', 'user/items/worn', { accessoryIds }],
      status: isRight ? 200 : 409,
      follows: () => {
        for (const id of player.owned.keys()) player.owned.set(id, accessoryIds.includes(id));
        this.met.worn += accessoryIds.length;
      },
    };
  }
  private async choose(): Promise<Act> {
    const { player, random } = this;
    const avatar = random.pick([null, random.pick(avatars), this.anyOf(player), 'nobody', newId()]);
    const isDrawn = avatars.some((one) => one === avatar);
    const isOwn = player.owned.has(avatar ?? '') && this.known(avatar ?? '').type === avatarType;
    const isRight = avatar === null || isDrawn || isOwn;
    this.met[isRight ? 'avatars' : 'refusedAvatars']++;
    return {
      by: player,
      call: ['PUT', 'user/avatar', { avatar }],
      status: isRight ? 200 : 409,
      follows: () => {
        for (const id of player.owned.keys())
          if (this.known(id).type === avatarType) player.owned.set(id, id === avatar);
        if (!isOwn) player.avatar = avatar;
      },
    };
  }

  private async retype(): Promise<Act> {
    const { item } = this;
    const type = this.random.pick([0, 1, avatarType]);
    const texts = { Id: item.id, Name: `Mũ ${this.random.whole(1, 99)}`, Description: 'Mũ', Rarity: '0' };
    return {
      by: this.stage.owner,
      call: [
        'PUT',
        `admin/accessory/update/${item.id}`,
        { ...texts, Type: String(type), GoldPrice: '1', DiamondPrice: '0' },
      ],
      status: item.isDeleted ? 404 : 200,
      follows: () => {
        if (type !== item.type) this.takeOff(item.id);
        item.type = type;
      },
    };
  }
  private async retire(): Promise<Act> {
    const { item } = this;
    return {
      by: this.stage.owner,
      call: ['DELETE', `admin/accessory/delete/${item.id}`, {}],
      status: item.isDeleted ? 404 : 204,
      follows: () => {
        item.isDeleted = true;
        this.met.retired++;
      },
    };
  }
  /** Whatever an owner did last to an accessory: another type, a deletion, its undoing. */
  private async undo(): Promise<Act> {
    const { server } = this.stage;
    const { item } = this;
    const entry = await ownChange(server, item.id, await openedSession(server, this.stage.owner));
    return {
      by: this.stage.owner,
      call: ['POST', 'admin/accessory/undo', { recordId: item.id, entry }],
      status: null,
      follows: async () => {
        const { type, isDeleted } = item;
        await reread(server, item);
        if (isDeleted) this.met.restored++;
        if (item.type !== type) this.takeOff(item.id);
      },
    };
  }
  private async move(): Promise<Act> {
    const { player, item } = this;
    const takes = this.random.pick([true, false]);
    const why = { reasonKind: 'event', reason: 'for the story', idempotencyKey: newId() };
    const isRight = player.owned.has(item.id) === takes && (takes || !item.isDeleted);
    return {
      by: this.stage.finance,
      call: ['POST', `admin/players/${player.id}/items`, { accessoryId: item.id, takes, ...why }],
      status: isRight ? 201 : 409,
      follows: () => {
        if (takes) player.owned.delete(item.id);
        else player.owned.set(item.id, false);
        this.met.given++;
      },
    };
  }

  /** What may happen, each as often as it stands here. */
  private readonly acts: ReadonlyArray<() => Promise<Act>> = [
    ...Array.from({ length: 4 }, () => () => this.buy()),
    () => this.giveBack(),
    ...Array.from({ length: 6 }, () => () => this.wear()),
    ...Array.from({ length: 3 }, () => () => this.choose()),
    ...Array.from({ length: 4 }, () => () => this.retype()),
    ...Array.from({ length: 2 }, () => () => this.retire()),
    ...Array.from({ length: 3 }, () => () => this.undo()),
    ...Array.from({ length: 2 }, () => () => this.move()),
  ];
}
