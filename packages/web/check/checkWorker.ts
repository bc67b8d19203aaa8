import { checkPlan } from '@lumitor/domain/check/checkPlan';
import { type Examined, examine, type Measure } from '@lumitor/domain/check/examine';
import type { Finding } from '@lumitor/domain/check/finding';
import { fixesFor } from '@lumitor/domain/check/fixes';
import type { CheckAnswer, CheckMessage } from './checkMessages.ts';

let catalogue: Measure['catalogue'] | null = null;
let last: { examined: Examined; findings: Finding[] } | null = null;
let ids = 0;
/** Alternative fixes may share ids, but not with the page. */
const newId = () => `fix-${Date.now().toString(36)}-${ids++}`;

function answerTo(message: CheckMessage): CheckAnswer {
  const { id } = message;
  try {
    if ('fixesOf' in message) {
      const finding = last?.findings.find(({ key }) => key === message.fixesOf);
      const fixes = last && finding ? fixesFor(last.examined, last.findings, finding, newId) : [];
      return { id, fixes };
    }
    catalogue = message.catalogue ?? catalogue;
    if (!catalogue) return { id, error: 'The first message must contain the catalogue' };
    const { plan, terms, light } = message.checked;
    const examined = examine(plan, { catalogue, terms });
    const findings = checkPlan(examined, light);
    last = { examined, findings };
    return { id, findings };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => postMessage(answerTo(data)));
