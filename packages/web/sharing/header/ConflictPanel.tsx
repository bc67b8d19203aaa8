import { isolated } from '@lumitor/domain/catalogue/plainText';
import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { WHOLE } from '@lumitor/domain/quote/quote';
import { quoteWith } from '@lumitor/domain/quote/quoteWith';
import { planOfShared } from '@lumitor/domain/sharing/sharedProject';
import { formatDate } from '@lumitor/domain/translation/figures';
import { useMemo, useState } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { addProject } from '../../visitor/projects.ts';
import { Differences } from '../Differences.tsx';
import { madeBy } from '../madeBy.ts';
import { waitingEdits } from '../projectState.ts';
import type { ProjectState } from '../session.ts';
import { HeaderPanel } from './HeaderPanel.tsx';
import styles from './header.module.css';
import { closePanel } from './panelStore.ts';

interface ConflictPanelProps {
  open: ProjectState;
  onCopy: (() => void) | undefined;
}

function useTotal(): (plan: Plan) => string {
  const catalogue = useCatalogue();
  const { terms, money } = usePricing();
  return (plan) => (catalogue ? money(quoteWith(WHOLE, plan, catalogue, terms).totals.net) : '');
}

/** The rejected version becomes a version or a copy: nothing is lost (D71). */
export function ConflictPanel({ open, onCopy }: ConflictPanelProps) {
  const { t, language } = useTranslation();
  const history = useConfigurator((state) => state.history);
  const totalOf = useTotal();
  const [isCompared, setCompared] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const mine = currentPlan(history);
  const text = open.side.theirs?.plan;
  const theirs = useMemo(() => (text ? planOfShared(text, { underlay: null, view: null }) : null), [text]);
  if (!theirs || !open.theirs) return null;
  const name = isolated(open.theirs.by) || t('sharing.somebody');
  const count = waitingEdits(history, open.side.seen.plan)?.length ?? 1;
  const resolve = (act: () => void) => {
    act();
    closePanel();
  };
  const copy = async () => {
    if (onCopy) return onCopy();
    try {
      const called = t('projects.copyOf', { name: mine.name || t('sharing.unnamed') });
      await addProject({ ...mine, name: called }, productLineOf(open.project.isMicro));
      resolve(() => open.chooseTheirs(true));
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <HeaderPanel title={t('sharing.conflictTitle')} isWide tone="bad">
      <p>{t('sharing.conflictIntro')}</p>
      <div className={styles.two}>
        <div>
          <b>{t('sharing.thisBrowser')}</b>
          <span>{t('sharing.changes', { count })}</span>
          <span>{t('sharing.net', { net: totalOf(mine) })}</span>
        </div>
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{formatDate(open.theirs.at, language, true)}</span>
          <span>{t('sharing.net', { net: totalOf(theirs) })}</span>
        </div>
      </div>
      {hasFailed && <p role="alert">{t('sharing.copyFailed')}</p>}
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => resolve(open.chooseMine)}>
          {t('sharing.useMine')}
        </Button>
        <Button onClick={() => resolve(() => open.chooseTheirs(false))}>
          {open.theirs.by ? t('sharing.useNamed', { name }) : t('sharing.useOther')}
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {t('sharing.keepCopy')}
        </Button>
        <Button variant="quiet" onClick={() => setCompared(true)}>
          {t('sharing.compareBoth')}
        </Button>
      </div>
      <Dialog
        open={isCompared}
        onClose={() => setCompared(false)}
        title={t('sharing.compareBoth')}
        closeLabel={t('erase.close')}
        width={720}
      >
        <Differences
          before={{ plan: theirs, title: name, of: madeBy(open.theirs, t, language) }}
          after={{ plan: mine, title: t('sharing.thisBrowser') }}
        />
      </Dialog>
    </HeaderPanel>
  );
}
