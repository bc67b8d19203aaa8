import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { MAX_QUANTITY } from '@lumitor/domain/plan/choices';
import type { Cm } from '@lumitor/domain/units';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import text from '../../../ui/text.module.css';
import { useArrangement } from '../../../visitor/arrangement.ts';
import { configuratorStore, useConfigurator, useLayout } from '../../../visitor/configuratorStore.ts';
import { useChosenTitle } from '../../../visitor/formerTitles.ts';
import { selectedNow, selectLuminaires } from '../../../visitor/luminaires.ts';
import { replaceSelected } from '../../../visitor/replacing.ts';
import { piecesIn, useSelectedLuminaireIds } from '../../../visitor/selected.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import styles from './PieceTable.module.css';
import { PlacedLuminaireRow, type PlacedLuminaireRowProps } from './PlacedLuminaireRow.tsx';

const rowOf = (within: Element | EventTarget | null): HTMLElement | null =>
  within instanceof Element ? within.closest<HTMLElement>('[data-piece]') : null;

/** Rows move while edited: the focus follows the changed luminaire. */
function useRestoredFocus(table: RefObject<HTMLElement | null>) {
  const last = useRef<{ id: string; place: string; field: string } | null>(null);
  const isChanged = useRef(false);
  useLayoutEffect(() => {
    const within = table.current;
    const isLost = document.activeElement === document.body;
    if (!within || !last.current || !(isChanged.current || isLost)) return;
    isChanged.current = false;
    const { id, place, field } = last.current;
    const rows = [...within.querySelectorAll<HTMLElement>('[data-piece]')];
    const row =
      rows.find(({ dataset }) => dataset.piece === id) ?? rows.find(({ dataset }) => dataset.place === place);
    const to = row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row?.querySelector('input');
    if (to !== document.activeElement) (to ?? within.closest<HTMLElement>('[data-choice-panel]'))?.focus();
  });
  return {
    follow: useCallback((id: string) => {
      if (last.current) last.current = { ...last.current, id };
      isChanged.current = true;
    }, []),
    handlers: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const { piece: id, place = '' } = rowOf(target)?.dataset ?? {};
        last.current = id ? { id, place, field: target.dataset.field ?? '' } : null;
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        const isSameRow = relatedTarget && rowOf(relatedTarget) === rowOf(target);
        const { field } = relatedTarget instanceof HTMLElement ? relatedTarget.dataset : {};
        last.current = isSameRow && last.current && field ? { ...last.current, field } : null;
      },
    },
  };
}

interface RailHeadProps {
  number: number;
  length: Cm;
  count: number;
  chosen: number;
  isOpen: boolean;
  onChoose: () => void;
  onFold: () => void;
}

function RailHead({ number, length, count, chosen, isOpen, onChoose, onFold }: RailHeadProps) {
  const { t } = useTranslation();
  const title = t('pieces.railGroup', { number, length });
  return (
    <tbody className={styles.rail}>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          <div className={styles.head}>
            <input
              type="checkbox"
              aria-label={t('pieces.selectRail', { number })}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && chosen < count;
              }}
              checked={chosen === count}
              onChange={onChoose}
            />
            <span className={styles.railName}>{title}</span>
            <span className={styles.state}>{t('pieces.several', { count })}</span>
            <IconButton
              size="small"
              icon={isOpen ? 'chevronUp' : 'chevronDown'}
              label={title}
              aria-expanded={isOpen}
              onClick={onFold}
            />
          </div>
        </th>
      </tr>
    </tbody>
  );
}

/** With more luminaires only the current rail is expanded. */
const MOST_OPEN = 60;

/** Rows shown at first; with all rows each change would take a second. */
const MOST_ROWS = 40;

const selectedIds = () => piecesIn(configuratorStore.getState());

interface RailRowsProps extends Pick<PlacedLuminaireRowProps, 'rails' | 'onSelect' | 'onChange'> {
  rail: PlacedLuminaireRowProps['rails'][number];
  number: number;
  luminaires: readonly Luminaire[] | undefined;
  selected: ReadonlySet<string>;
  last: string | undefined;
  isFewInAll: boolean;
}

function RailRows({ rail, number, luminaires, selected, last, isFewInAll, ...shared }: RailRowsProps) {
  const { t } = useTranslation();
  const titleOf = useChosenTitle();
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const [most, setMost] = useState(MOST_ROWS);
  if (!luminaires) return null;
  const chosen = luminaires.filter(({ id }) => selected.has(id)).length;
  const isOpen = isUnfolded ?? (isFewInAll || chosen > 0);
  const limit = Math.max(most, luminaires.findIndex(({ id }) => id === last) + 1);
  const toggleAll = () => {
    const others = selectedIds().filter((id) => !luminaires.some((luminaire) => luminaire.id === id));
    selectLuminaires(chosen === luminaires.length ? others : [...others, ...luminaires.map(({ id }) => id)]);
  };
  return (
    <>
      <RailHead
        number={number}
        length={rail.length}
        count={luminaires.length}
        chosen={chosen}
        isOpen={isOpen}
        onChoose={toggleAll}
        onFold={() => setUnfolded(!isOpen)}
      />
      {isOpen &&
        luminaires
          .slice(0, limit)
          .map(({ id, number, bindingId, isPlaced, stepId, at, turn, tilt }) => (
            <PlacedLuminaireRow
              key={number}
              id={id}
              number={number}
              bindingId={bindingId}
              isPlaced={isPlaced}
              stepId={stepId}
              at={at}
              turn={turn}
              tilt={tilt}
              {...shared}
              title={titleOf({ collection: 'bindings', id: bindingId })}
              isSelected={selected.has(id)}
            />
          ))}
      {isOpen && luminaires.length > limit && (
        <tbody>
          <tr>
            <td colSpan={4}>
              <Button size="small" variant="quiet" onClick={() => setMost(limit + MOST_ROWS)}>
                {t('pieces.further', { number, count: luminaires.length - limit })}
              </Button>
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
}

function useRows(luminaires: readonly Luminaire[]) {
  const { placed } = geometryOf(useLayout());
  const inOrder = useMemo(() => luminaires.toSorted((a, b) => a.number - b.number), [luminaires]);
  const byRail = useMemo(() => {
    const found = new Map<string, Luminaire[]>();
    for (const luminaire of inOrder)
      found.set(luminaire.stepId, [...(found.get(luminaire.stepId) ?? []), luminaire]);
    return found;
  }, [inOrder]);
  const rails = useMemo(
    () => placed.map(({ step }) => ({ id: step.id, length: step.frameLength })),
    [placed],
  );
  return { inOrder, byRail, rails };
}

export function PlacedLuminaireTable() {
  const { t } = useTranslation();
  const { luminaires } = useArrangement();
  const ids = useSelectedLuminaireIds();
  const fault = useConfigurator((state) => state.arrangeFault);
  const table = useRef<HTMLTableElement>(null);
  const last = ids.at(-1);
  const { follow, handlers } = useRestoredFocus(table);

  const { inOrder, byRail, rails } = useRows(luminaires);
  const selected = useMemo(() => new Set(ids), [ids]);
  const order = useRef(inOrder);
  order.current = inOrder;

  const select = useCallback<PlacedLuminaireRowProps['onSelect']>((id, how) => {
    const before = selectedIds();
    if (how === 'only') return selectLuminaires([id]);
    if (how === 'toggle')
      return selectLuminaires(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]);
    const all = order.current.map((luminaire) => luminaire.id);
    const [a, b] = [all.indexOf(before.at(-1) ?? id), all.indexOf(id)];
    selectLuminaires([...new Set([...before, ...all.slice(Math.min(a, b), Math.max(a, b) + 1)])]);
  }, []);

  const change = useCallback<PlacedLuminaireRowProps['onChange']>(
    (act) => {
      const isDone = act();
      const changed = selectedIds().at(-1);
      if (isDone && changed) follow(changed);
      return isDone;
    },
    [follow],
  );

  useEffect(() => {
    const row = [...(table.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])].find(
      ({ dataset }) => dataset.piece === last,
    );
    row?.scrollIntoView({ block: 'nearest' });
  }, [last]);

  return (
    <div className={styles.view}>
      {luminaires.length === 0 ? (
        <p className={text.soft}>{t('pieces.none')}</p>
      ) : (
        <>
          <ArrangeTools hasSpacing />
          <Button
            size="small"
            aria-haspopup="dialog"
            disabledReason={ids.length === 0 ? t('pieces.selectFirst') : undefined}
            onClick={() => replaceSelected(selectedNow())}
          >
            {t('pieces.replace')}
          </Button>
          <p className={text.note}>
            {t('pieces.turn')}: {t('pieces.turnFrom')}
          </p>
          <table ref={table} className={styles.table} aria-label={t('pieces.table')} {...handlers}>
            <thead>
              <tr>
                <th scope="col">{t('pieces.railColumn')}</th>
                <th scope="col">{t('pieces.atColumn')}</th>
                <th scope="col">{t('pieces.turnColumn')}</th>
                <th scope="col">{t('pieces.tiltColumn')}</th>
              </tr>
            </thead>
            {rails.map((rail, index) => (
              <RailRows
                key={rail.id}
                rail={rail}
                rails={rails}
                selected={selected}
                last={last}
                number={index + 1}
                luminaires={byRail.get(rail.id)}
                isFewInAll={luminaires.length <= MOST_OPEN}
                onSelect={select}
                onChange={change}
              />
            ))}
          </table>
        </>
      )}
      <p role="status" className={styles.fault}>
        {fault && t(`pieces.fault_${fault}`, { max: MAX_QUANTITY })}
      </p>
    </div>
  );
}
