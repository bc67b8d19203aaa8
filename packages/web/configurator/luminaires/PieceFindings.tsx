import { geometryOf } from '@lumitor/domain/layout/layout';
import { findingsOf, type PieceFinding } from '@lumitor/domain/luminaires/findings';
import { type Fix, fixesOf } from '@lumitor/domain/luminaires/fixes';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { arrangementOf, useBodies } from '../store/arrangement.ts';
import { edit, newId } from '../store/editing.ts';
import { useChosenTitle } from '../store/formerTitles.ts';
import { usePainted } from '../store/painted.ts';
import styles from './PieceFindings.module.css';

/** So many are told over the drawing; the table tells more. */
const MOST_NAMED = { drawing: 1, table: 20 };

function useFixWords() {
  const { t } = useTranslation();
  return (fix: Fix): string => {
    switch (fix.kind) {
      case 'move':
        return t('pieces.fix_move', { rail: fix.rail, at: Math.round(fix.at) });
      case 'lengthen':
      case 'addRail':
        return t(`pieces.fix_${fix.kind}`, { length: fix.length });
      case 'takeOutSurplus':
        return t('pieces.fix_takeOutSurplus', { count: fix.count });
      default:
        return t(`pieces.fix_${fix.kind}`);
    }
  };
}

function Finding({ plan, finding }: { plan: Plan; finding: PieceFinding }) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const bodies = useBodies();
  const wordsOf = useFixWords();
  const fixes = useMemo(() => fixesOf(plan, finding, bodies, newId), [plan, finding, bodies]);
  const { bindingId, stepId } =
    finding.kind === 'dormant' ? finding.placement : { bindingId: finding.bindingId, stepId: '' };
  const title = titleOf({ collection: 'bindings', id: bindingId });
  const number = (geometryOf(plan.layout).indexOf.get(stepId) ?? 0) + 1;
  return (
    <li>
      <p>
        {finding.kind === 'dormant'
          ? t(`pieces.dormant_${finding.reason}`, { title, number })
          : t('pieces.noRoom', { title, count: finding.count })}
      </p>
      <div className={styles.fixes}>
        {fixes.map((fix) => (
          <Button key={fix.kind} size="small" onClick={() => edit(fix.edit)}>
            {wordsOf(fix)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Luminaires that hold no more or have no room, each with what helps (D57). @param isWhole whether all are told */
export function PieceFindings({ isWhole }: { isWhole?: boolean }) {
  const { t } = useTranslation();
  const plan = usePainted((state) => currentPlan(state.history));
  const bodies = useBodies();
  const arrangement = arrangementOf(plan, bodies);
  const findings = useMemo(() => findingsOf(plan, arrangement), [plan, arrangement]);
  if (findings.length === 0) return null;
  const count = findings.reduce((sum, one) => sum + (one.kind === 'noRoom' ? one.count : 1), 0);
  const named = findings.slice(0, isWhole ? MOST_NAMED.table : MOST_NAMED.drawing);
  return (
    <Notice
      tone="warning"
      className={isWhole ? styles.whole : styles.notice}
      title={t('pieces.findings', { count })}
    >
      <ul className={styles.list}>
        {named.map((finding) => (
          <Finding
            key={finding.kind === 'dormant' ? finding.placement.id : finding.bindingId}
            {...{ plan, finding }}
          />
        ))}
      </ul>
      {findings.length > named.length && (
        <p>{t('pieces.moreFindings', { count: findings.length - named.length })}</p>
      )}
    </Notice>
  );
}
