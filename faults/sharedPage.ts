import { setTimeout as delay } from 'node:timers/promises';
import { canvas } from '@lumitor/domain/texts/canvas';
import { sharing } from '@lumitor/domain/texts/sharing';
import type { Ms } from '@lumitor/domain/units';
import type { Browser, Page } from '@playwright/test';
import { openPage } from '../bench/browser.ts';
import { IN_USE } from '../packages/web/visitor/stateKeys.ts';
import { isAlike, type Look, lookOut, WORDS } from './sharedLook.ts';

export interface PageCounts {
  edits: number;
  offline: number;
  taken: number;
  copied: number;
  storedAsReported: number;
  /** Includes visible states replaced without a question. */
  notStored: number;
  replaced: number;
  copiesUnlike: number;
  errors: string[];
}

const STAGES = {
  rails: canvas.stage_rails.pl,
  bindings: canvas.stage_bindings.pl,
  room: canvas.stage_room.pl,
};
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const MOST_STEPS = 14;

export interface Somebody {
  name: string;
  random(): number;
  /** 0 or 1: two pages never draw rails of the same length. */
  evenOrOdd: number;
  isStored(look: Look): boolean;
}

export class SharedPage {
  readonly counts: PageCounts = {
    edits: 0,
    offline: 0,
    taken: 0,
    copied: 0,
    storedAsReported: 0,
    notStored: 0,
    replaced: 0,
    copiesUnlike: 0,
    errors: [],
  };
  readonly seen = new Map<string, Ms>();
  readonly #page: Page;
  readonly #address: string;
  readonly #somebody: Somebody;
  #isOffline = false;
  /** Edited state that the page has not reported as stored. */
  #pending: Look | null = null;

  private constructor(page: Page, address: string, somebody: Somebody) {
    this.#page = page;
    this.#address = address;
    this.#somebody = somebody;
    page.on('pageerror', (error) => this.counts.errors.push(String(error)));
  }

  static async open(browser: Browser, url: string, link: string, somebody: Somebody): Promise<SharedPage> {
    const page = await openPage(browser, url);
    page.setDefaultTimeout(30_000);
    // Animations and a wide window slow the edits down.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1_100, height: 700 });
    await page.addInitScript(lookOut, WORDS);
    const shared = new SharedPage(page, `${url}/projekt#${link}`, somebody);
    await shared.enter();
    await shared.#sign(somebody.name);
    return shared;
  }

  async #sign(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: sharing.versions.pl }).click();
    await this.#page.getByRole('textbox', { name: sharing.yourName.pl }).fill(name);
    await this.#press('Escape');
  }

  get #drawing() {
    return this.#page.getByRole('application', { name: canvas.drawing.pl });
  }

  #chance(share: number): boolean {
    return this.#somebody.random() < share;
  }

  #upTo(most: number): number {
    return 1 + Math.floor(this.#somebody.random() * most);
  }

  async enter(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.#page.goto(this.#address, { waitUntil: 'commit' });
        await this.#drawing.waitFor();
        return;
      } catch (error) {
        if (attempt === 5) throw error;
        await this.goOnline();
      }
    }
  }

  async goOnline(isOnline = true): Promise<void> {
    if (isOnline === !this.#isOffline) return;
    this.#isOffline = !isOnline;
    if (!isOnline) this.counts.offline += 1;
    await this.#page.context().setOffline(!isOnline);
  }

  async look(): Promise<Look> {
    const { look, seen } = await this.#page.evaluate(async () => {
      // Announcements follow the drawing by a frame.
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return { look: window.look(), seen: [...window.seenDrawn] };
    });
    for (const [drawn, at] of seen) if (!this.seen.has(drawn)) this.seen.set(drawn, at);
    return look;
  }

  async #rested(): Promise<Look> {
    let [before, look] = [await this.look(), await this.look()];
    while (!isAlike(before, look)) [before, look] = [look, await this.look()];
    return look;
  }

  async #press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async #type(field: string, value: number): Promise<void> {
    await this.#page.getByLabel(field, { exact: true }).focus();
    await this.#press('Control+a');
    await this.#page.keyboard.type(String(value));
    await this.#press('Enter');
  }

  async #openStage(name: string): Promise<void> {
    const stages = this.#page.getByRole('navigation', { name: canvas.stages.pl });
    await stages.getByRole('button', { name }).focus();
    await this.#press('Enter');
  }

  async #edit({ stage, drawn }: Look): Promise<void> {
    this.counts.edits += 1;
    const chance = this.#somebody.random();
    const isOf = (name: string, share: number) => stage === name && chance < share;
    if (isOf(STAGES.room, 0.7)) return this.#type(WORDS.hang, this.#upTo(200));
    if (isOf(STAGES.bindings, 0.3)) return this.#type(WORDS.pieces, this.#upTo(9));
    await this.#drawing.focus();
    if (isOf(STAGES.bindings, 0.7)) return this.#press(']', ARROWS[this.#upTo(4) - 1] as string);
    if (chance < 0.15) return this.#press('Control+z');
    if (chance < 0.25) return this.#press('Control+Shift+z');
    if (Number.parseInt(drawn, 10) > MOST_STEPS || chance < 0.35) return this.#press('Backspace');
    if (this.#chance(0.5)) await this.#press(ARROWS[this.#upTo(4) - 1] as string);
    await this.#page.keyboard.type(String(30 + 2 * this.#upTo(200) + this.#somebody.evenOrOdd));
    await this.#press('Enter');
  }

  /** One version continues; the other becomes a version or a copy. */
  async #answer(): Promise<void> {
    this.#pending = null;
    const look = await this.look();
    const isTaken = this.#chance(0.85);
    const isMine = isTaken && this.#chance(0.4);
    const other = new RegExp(`^(${sharing.useNamed.pl.split(' {')[0]}|${sharing.useOther.pl})`);
    const name = isMine ? sharing.useMine.pl : isTaken ? other : sharing.keepCopy.pl;
    try {
      const dialog = this.#page.getByRole('dialog', { name: WORDS.requests });
      // A press elsewhere closes the panel; the conflict remains.
      if (!(await dialog.isVisible()))
        await this.#page.getByRole('button', { name: WORDS.conflict }).click({ timeout: 5_000 });
      await dialog.getByRole('button', { name }).click({ timeout: 5_000 });
    } catch {
      // No choice is left if the other page made the same edit.
      const now = await this.look();
      if (!now.isRequested && !this.#somebody.isStored(look)) this.counts.replaced += 1;
      return;
    }
    if (isTaken) {
      this.counts.taken += 1;
      return;
    }
    await this.#page.waitForURL('**/standard');
    await this.#drawing.waitFor();
    this.counts.copied += 1;
    if ((await this.look()).drawn !== look.drawn) this.counts.copiesUnlike += 1;
    await this.enter();
  }

  #lock(look: Look): void {
    const pending = this.#pending;
    if (!pending) return;
    if (look.stored === 'sent' && !look.isRequested) {
      if (this.#somebody.isStored(pending)) this.counts.storedAsReported += 1;
      else {
        this.counts.notStored += 1;
        console.error(this.#somebody.name, 'is told that it is stored:', pending, 'and sees', look);
      }
    } else if (!isAlike(look, pending)) {
      this.counts.replaced += 1;
      console.error(this.#somebody.name, 'has done', pending, 'and sees', look);
    } else if (!look.isRequested) return;
    this.#pending = null;
  }

  async work(): Promise<void> {
    let look = await this.look();
    this.#lock(look);
    if (look.isRequested) return this.#answer();
    if (this.#chance(this.#isOffline ? 0.35 : 0.08)) await this.goOnline(this.#isOffline);
    const stage = Object.values(STAGES)[this.#upTo(3) - 1] as string;
    if (this.#chance(0.3) && stage !== look.stage) {
      await this.#openStage(stage);
      look = await this.look();
    }
    for (let left = this.#upTo(14); left > 0 && !look.isRequested; left -= 1) {
      await this.#edit(look);
      look = await this.#page.evaluate(() => window.look());
    }
    if (!look.isRequested) look = await this.#rested();
    this.#pending = look.stored === 'sent' || look.isRequested ? null : look;
    if (this.#chance(0.15)) return;
    const until = Date.now() + this.#upTo(2_000);
    while (Date.now() < until && look.stored !== 'sent' && !look.isRequested) {
      await delay(50);
      look = await this.look();
      this.#lock(look);
    }
  }

  async settle(): Promise<boolean> {
    await this.goOnline();
    const look = await this.look();
    this.#lock(look);
    if (look.isRequested) await this.#answer();
    return !look.isRequested && look.stored === 'sent';
  }

  async copy(): Promise<unknown> {
    await this.#page.getByRole('button', { name: sharing.copy.pl }).first().click();
    await this.#page.waitForURL('**/standard');
    await this.#drawing.waitFor();
    return JSON.parse((await this.#page.evaluate((key) => localStorage.getItem(key), IN_USE)) ?? 'null');
  }
}
