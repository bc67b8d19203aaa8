import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Finding } from '@lumitor/domain/check/finding';
import type { MeasuredLight } from '@lumitor/domain/check/rule';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Ms } from '@lumitor/domain/units';
import type { Checked } from '../check/checkMessages.ts';
import { requestFindings, requestFixes } from '../check/requestCheck.ts';
import { catalogueStore } from '../data/catalogue.ts';
import { languagePrices } from '../data/settings.ts';
import { sharedStore } from '../data/shared.ts';
import { textsStore } from '../data/texts.ts';
import { buttonReleased, watchButtons } from './buttonPress.ts';
import { checkStore } from './check.ts';
import { catchUp, deferredStore } from './configuratorStore.ts';
import { latest, shownCatalogue } from './derived.ts';
import { lightStore } from './lightStore.ts';
import { shownLanguage } from './shown.ts';

/** Null once anything that the light depends on has changed. */
export function measuredLight(plan: Plan, catalogue: LineCatalogue): MeasuredLight | null {
  const target = catalogue.lightTargets.find(({ key }) => key === plan.room?.use);
  const { settled } = lightStore.getState();
  const figures = target && settled?.figuresOf(plan, catalogue);
  return figures ? { target, figures } : null;
}

const checkedOf = latest(
  (
    plan: Checked['plan'],
    catalogue: Checked['catalogue'],
    prices: ReturnType<typeof languagePrices>,
    euroRate: number,
    target: MeasuredLight['target'] | undefined,
    figures: MeasuredLight['figures'] | undefined,
  ): Checked => ({
    plan,
    catalogue,
    terms: { ...prices, euroRate },
    light: target && figures ? { target, figures } : null,
  }),
);

function checkedNow(): Checked | null {
  const catalogue = shownCatalogue();
  if (!catalogue) return null;
  const plan = currentPlan(deferredStore.getState().history);
  const { target, figures } = measuredLight(plan, catalogue) ?? {};
  return checkedOf(
    plan,
    catalogue,
    languagePrices(shownLanguage()),
    sharedStore.getState().euroRate,
    target,
    figures,
  );
}

/** A drag needs the machine for itself. */
const REST: Ms = 150;
let resting: ReturnType<typeof setTimeout> | null = null;
let isRunning = false;

/** Sequential requests for the newest plan. */
async function follow(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    while (!resting) {
      const now = checkedNow();
      const { of, shown, fixes } = checkStore.getState();
      if (now && now !== of) {
        const findings = await requestFindings(now);
        await buttonReleased();
        checkStore.setState({ of: now, findings, fixes: {}, hasFailed: false });
        continue;
      }
      const key = shown.find((one) => !fixes[one]);
      if (key === undefined) return;
      const found = await requestFixes(key);
      await buttonReleased();
      if (checkStore.getState().of === of)
        checkStore.setState(({ fixes: known }) => ({ fixes: { ...known, [key]: found } }));
    }
  } catch {
    checkStore.setState({ hasFailed: true });
  } finally {
    isRunning = false;
  }
}

function onChange(): void {
  if (resting) clearTimeout(resting);
  resting = setTimeout(() => {
    resting = null;
    void follow();
  }, REST);
}

export function watchCheck(): () => void {
  onChange();
  const sources = [deferredStore, catalogueStore, sharedStore, textsStore, lightStore];
  const stops = [
    ...sources.map((store) => store.subscribe(onChange)),
    checkStore.subscribe(({ shown }, before) => shown !== before.shown && onChange()),
    watchButtons(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Findings of the newest plan, even one not painted yet; computed on the page if the worker fails. */
export async function findingsNow(): Promise<readonly Finding[]> {
  catchUp();
  const now = checkedNow();
  const { of, findings } = checkStore.getState();
  if (!now || of === now) return findings;
  try {
    return await requestFindings(now);
  } catch {
    const { checkHere } = await import('../check/checkMessages.ts');
    return checkHere(now);
  }
}
