import { expect } from 'vitest';
import { fallNext } from '../../../server/accounts/lostFactor/fall';
import type { Random } from '../../../server/cli/demo/random';
import { addMs, days, hours, minutes, seconds } from '../../../server/platform/clock';
import { codeOf } from './factor';
import { type Code, FactorModel, type KnownSession } from './factorModel';
import { cookieOf, google, type googleWay, pair } from './googleWay';
import { openedSession } from './openedSession';
import { password, type TestApp } from './testApp';

const reason = 'for the story';

interface Stage {
  server: TestApp;
  way: ReturnType<typeof googleWay>;
  /** An owner and two people of the support. */
  staff: ReadonlyArray<Parameters<typeof openedSession>[1]>;
}
type Answer = Awaited<ReturnType<TestApp['post']>>;

/** One account, and everything that its person, thieves, staff and the clock may do about the ways into it. */
export class FactorStory {
  /** Sign-ins that the server granted. */
  granted = 0;
  private readonly model: FactorModel;
  private challenge: { cookie: string; at: Date; ends: number } | null = null;
  /** How often something has ended a sign-in that waits for the factor. */
  private ends = 0;

  constructor(
    private readonly stage: Stage,
    private readonly random: Random,
    private readonly user: { id: string; email: string; name: string },
  ) {
    this.model = new FactorModel(() => this.now, password);
  }

  /** Does anything, and compares the response with what the rules say of it. */
  async step(): Promise<void> {
    const { db } = this.stage.server;
    // Limits are others' tests.
    await db.deleteFrom('rateLimits').execute();
    await db.updateTable('secondFactors').set({ misses: 0 }).where('userId', '=', this.user.id).execute();
    // Nothing is refused for long because the account is shut.
    const isOpened = this.isShut && this.random.whole(1, 3) === 1;
    await (isOpened ? this.shut() : this.random.pick(this.acts)());
    const open = db
      .selectFrom('sessions')
      .innerJoin('secondFactors', 'secondFactors.userId', 'sessions.userId')
      .select('sessions.id')
      .where('sessions.userId', '=', this.user.id)
      .where('confirmedAt', 'is not', null)
      .where('endedAt', 'is', null)
      .where('factorAt', 'is', null);
    // Whatever happened: no session without the factor, where there is one.
    expect(await open.execute()).toEqual([]);
  }

  private get now(): Date {
    return this.stage.server.clock.now();
  }
  private post(path: string, body?: object, token?: string): Promise<Answer> {
    return this.stage.server.post(path, body, token === undefined ? {} : { token });
  }
  /** Throws where the server lets in, or refuses, against the rules. */
  private says(what: string, { status }: Answer, expected: number): boolean {
    expect([what, status]).toEqual([what, expected]);
    return expected === 200;
  }
  private async asStaff(who: number, path: string, body: object = { reason }): Promise<number> {
    const person = this.stage.staff[who];
    if (!person) throw new Error('Nobody is there');
    return (await this.post(path, body, await openedSession(this.stage.server, person))).status;
  }
  /** Of the app, of one from before, a recovery code, used or not, or made up. */
  private anyCode(): Code {
    const { random, model } = this;
    const factors = [model.factor, model.factor, model.factor, ...model.former].filter((one) => one !== null);
    const of = factors.length > 0 ? random.pick(factors) : null;
    if (!of || random.whole(1, 6) === 1) return { code: 'aaaaa-aaaaa' };
    return random.pick([
      { secret: of.secret },
      { secret: of.secret },
      { code: random.pick(of.codes.slice(0, 2)).code },
    ]);
  }
  private textOf({ secret, code }: Code): string {
    return secret === undefined ? code : codeOf(this.stage.server, secret);
  }
  private opened({ status, body }: Answer): void {
    if (status !== 200) return;
    this.granted++;
    this.model.opened(body.refreshToken);
  }
  private get isShut(): boolean {
    return this.model.isBanned || this.model.isClosed;
  }

  private async signIn(): Promise<void> {
    const { model, random } = this;
    const typed = random.pick([model.password, model.password, model.password, 'a guess']);
    const given = random.pick([this.anyCode(), this.anyCode(), null]);
    const reopen = random.pick([true, false]);
    const code = given && { code: this.textOf(given) };
    const answer = await this.post('user/auth/login', {
      email: this.user.email,
      password: typed,
      reopen,
      ...code,
    });
    const expected = () => {
      if (typed !== model.password) return 401;
      if (model.isBanned || (model.isClosed && !reopen)) return 403;
      return model.factor && !(given && model.takes(given)) ? 401 : 200;
    };
    if (this.says('sign-in', answer, expected())) model.isClosed = false;
    this.opened(answer);
  }
  private async byGoogle(): Promise<void> {
    const { comeBack, exchange } = this.stage.way;
    const answer = await exchange((await comeBack(google(this.user.name))).handover);
    this.says('Google', answer, this.isShut ? 403 : this.model.factor ? 401 : 200);
    const cookie = pair(cookieOf(answer, 'outline_challenge'));
    if (cookie) this.challenge = { cookie, at: this.now, ends: this.ends };
    this.opened(answer);
  }
  private async giveCode(): Promise<void> {
    if (!this.challenge) return;
    const { cookie, at, ends } = this.challenge;
    const given = this.anyCode();
    const headers = { cookie, origin: 'http://localhost:3000' };
    const body = { code: this.textOf(given) };
    const answer = await this.stage.server.post('user/auth/second-factor', body, { headers });
    const isOpen = ends === this.ends && +this.now - +at < minutes(5);
    this.says('the code after Google', answer, isOpen && this.model.takes(given) ? 200 : 401);
    this.opened(answer);
  }

  /** Takes any session with a fresh token, which one that is over does not get. */
  private async withSession(act: (session: KnownSession, token: string) => Promise<unknown>): Promise<void> {
    if (this.model.sessions.length === 0) return;
    const session = this.random.pick(this.model.sessions.slice(-3));
    const { refreshToken } = session;
    const answer = await this.post('user/auth/refresh-token', { refreshToken });
    if (!this.says('refresh', answer, this.model.isAlive(session) ? 200 : 401)) return;
    session.usedAt = this.now;
    await act(session, answer.body.accessToken);
  }
  private readonly beginSetup = () =>
    this.withSession(async (session, token) => {
      const { model, random } = this;
      const typed = random.pick([model.password, 'a guess']);
      const answer = await this.post('user/second-factor/begin', { password: typed }, token);
      const isFrozen = model.frozenUntil > this.now;
      const refused = !model.isProven(session) ? 403 : typed !== model.password ? 400 : isFrozen ? 409 : null;
      if (this.says('set-up', answer, refused ?? 200))
        model.setup = { secret: answer.body.secret, session, at: this.now };
    });
  private readonly confirmSetup = () =>
    this.withSession(async (session, token) => {
      const { model } = this;
      const { setup } = model;
      const code = setup ? codeOf(this.stage.server, setup.secret) : '000000';
      const answer = await this.post('user/second-factor/confirm', { code }, token);
      const isOwn = setup?.session === session && addMs(setup.at, hours(1)) > this.now;
      if (!this.says('its end', answer, !model.isProven(session) ? 403 : isOwn ? 200 : 400)) return;
      model.confirmed(setup?.secret ?? '', answer.body.recoveryCodes, session);
      this.ends++;
    });
  private readonly turnOff = () =>
    this.withSession(async (session, token) => {
      const { model } = this;
      const answer = await this.post('user/second-factor/off', { password: model.password }, token);
      if (!this.says('off', answer, !model.isProven(session) ? 403 : model.factor ? 200 : 409)) return;
      model.setFactor(null, session);
      this.ends++;
    });
  private readonly stepUp = () =>
    this.withSession(async (session, token) => {
      const given = this.anyCode();
      const answer = await this.post('user/auth/step-up', { code: this.textOf(given) }, token);
      if (!this.says('step-up', answer, this.model.takes(given) ? 200 : 400)) return;
      session.factorAt = this.now;
      this.model.lost = null;
    });
  private readonly renewCodes = () =>
    this.withSession(async (session, token) => {
      const { model } = this;
      const answer = await this.post('user/second-factor/recovery-codes', undefined, token);
      const expected = !model.factor ? 409 : model.isProven(session) ? 200 : 403;
      if (this.says('new recovery codes', answer, expected)) model.renewed(answer.body.recoveryCodes);
    });

  private readonly newPassword = (): string => `${password} ${this.random.whole(1, 1e6)}`;
  private async resetPassword(): Promise<void> {
    const { server } = this.stage;
    const { email } = this.user;
    if (this.isShut) return;
    server.clock.advance(seconds(61));
    const sent = await this.post('user/forgot-password/send-code', { email });
    this.says('the code of a reset', sent, 200);
    const body = { email, code: await server.codeFor(email), newPassword: this.newPassword() };
    this.says('reset', await this.post('user/forgot-password/reset', body), 200);
    this.says('the same code again', await this.post('user/forgot-password/reset', body), 400);
    this.model.password = body.newPassword;
    this.model.ended();
    this.ends++;
  }
  private readonly changePassword = () =>
    this.withSession(async (session, token) => {
      const { model } = this;
      const newPassword = this.newPassword();
      const body = { currentPassword: model.password, newPassword };
      const answer = await this.post('user/password', body, token);
      if (!this.says('another password', answer, model.isProven(session) ? 200 : 403)) return;
      model.password = newPassword;
      model.setup = null;
      model.ended(session);
      this.ends++;
    });

  private async lose(): Promise<void> {
    const { model } = this;
    const { server } = this.stage;
    server.clock.advance(seconds(61));
    const given = { email: this.user.email, password: model.password };
    const expected = this.isShut ? 403 : !model.factor || model.lost ? 409 : 200;
    if (!this.says('a lost one', await this.post('user/auth/lost-factor', given), expected)) return;
    const body = { ...given, code: await server.codeFor(given.email) };
    const begin = (more: object) => this.post('user/auth/lost-factor/confirm', { ...body, ...more });
    this.says('without the password', await begin({ password: 'a guess' }), 401);
    this.says('with both', await begin({}), 200);
    model.lost = { begunAt: this.now, confirmedBy: null, dueAt: null };
  }
  private async help(): Promise<void> {
    const { lost } = this.model;
    const act = this.random.pick(['confirm', 'approve', 'approve']);
    const who = this.random.pick([1, 2]);
    const status = await this.asStaff(who, `admin/players/${this.user.id}/lost-factor`, { act, reason });
    // Two people, in this order, once each.
    const isRight =
      act === 'confirm'
        ? lost?.confirmedBy === null
        : lost !== null && lost.confirmedBy !== null && lost.confirmedBy !== who && lost.dueAt === null;
    expect([act, status]).toEqual([act, lost && isRight ? 204 : 409]);
    if (!lost || !isRight) return;
    if (act === 'confirm') lost.confirmedBy = who;
    else lost.dueAt = this.model.due();
  }
  private async shut(): Promise<void> {
    const { model } = this;
    const { id } = this.user;
    if (model.isBanned || (!model.isClosed && this.random.pick([true, false]))) {
      const status = await this.asStaff(0, `admin/user/${model.isBanned ? 'unban' : 'ban'}/${id}`, {});
      expect(['ban', status]).toEqual(['ban', 200]);
      model.isBanned = !model.isBanned;
    } else {
      const status = await this.asStaff(0, `admin/players/${id}/erasure${model.isClosed ? '/undo' : ''}`);
      expect(['closed', status]).toEqual(['closed', 204]);
      model.isClosed = !model.isClosed;
    }
    if (!this.isShut) return;
    model.ended();
    this.ends++;
  }
  private async logOut(): Promise<void> {
    const status = await this.asStaff(1, `admin/players/${this.user.id}/sign-out`);
    expect(['logged out', status]).toEqual(['logged out', 204]);
    for (const session of this.model.sessions) session.isOver = true;
    this.ends++;
  }
  private readonly pass = (by: number) => async (): Promise<void> => {
    const { clock, deps } = this.stage.server;
    clock.advance(by);
    while (await fallNext(deps));
    if (this.model.fell()) this.ends++;
  };

  /** What may happen, each as often as it stands here. */
  private readonly acts: ReadonlyArray<() => Promise<unknown>> = [
    ...Array.from({ length: 4 }, () => () => this.signIn()),
    () => this.byGoogle(),
    ...Array.from({ length: 2 }, () => () => this.giveCode()),
    ...Array.from({ length: 2 }, () => async () => {
      await this.beginSetup();
      await this.confirmSetup();
    }),
    async () => {
      await this.beginSetup();
      await this.signIn();
      await this.confirmSetup();
    },
    this.turnOff,
    this.stepUp,
    this.stepUp,
    this.renewCodes,
    () => this.resetPassword(),
    this.changePassword,
    ...Array.from({ length: 2 }, () => async () => {
      await this.lose();
      await this.help();
    }),
    ...Array.from({ length: 3 }, () => () => this.help()),
    () => this.shut(),
    () => this.logOut(),
    ...[seconds(31), seconds(31), minutes(11), hours(30), days(4)].map(this.pass),
  ];
}
