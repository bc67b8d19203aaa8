import {
  computedInWords,
  differenceInWords,
  type MeasuredPlace,
  type MeasuredZone,
  type TestedPlace,
  verdictOf,
} from '@lumitor/domain/lists/measurements';
import {
  MAX_SITE_NAME,
  MAX_SITE_NOTE,
  measuredAt,
  NAME_KEY,
  type SiteRecord,
  testedAt,
  writtenAt,
} from '@lumitor/domain/order/site';
import { typedMeasure } from '@lumitor/domain/translation/typedMeasure';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './MountingList.module.css';
import type { Site } from './useSite.ts';

type Noting = Pick<Site, 'record' | 'note'>;

/** The typed text stays until blur or Enter; then the accepted value is shown. */
function useTyping(shown: string, take: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    if (typed === null) return;
    const isTaken = typed === shown || take(typed.trim());
    setWrong(!isTaken);
    if (isTaken) setTyped(null);
  };
  return {
    isWrong,
    field: {
      value: typed ?? shown,
      onChange: (text: string) => {
        setTyped(text);
        setWrong(false);
      },
      onBlur: leave,
    },
    leave,
  };
}

const typedFigure = (typed: string, unit: string): number => typedMeasure(typed.replace(/^\s*>/, ''), unit);

function Measured({ place, record, note }: { place: MeasuredPlace } & Noting) {
  const { t, language } = useTranslation();
  const { key, label, unit, max, rule } = place;
  const measured = measuredAt(record, key);
  const shown = measured?.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 2 }) ?? '';
  const { isWrong, field, leave } = useTyping(shown, (typed) => {
    const figure = typed === '' ? null : Math.round(typedFigure(typed, unit) * 100) / 100;
    if (figure !== null && !(figure >= 0 && figure <= max)) return false;
    note(key, figure);
    return true;
  });
  const words = { language, t };
  const verdict = measured === null ? 'fine' : verdictOf(place, measured);
  const isFine = verdict === 'fine';
  const difference = measured === null ? '' : differenceInWords(place, measured, words);
  const adjacent = [computedInWords(place, words), difference, isFine ? rule : '']
    .filter(Boolean)
    .join(' · ');
  return (
    <TextField
      {...field}
      label={label}
      suffix={unit}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      error={isWrong && t('mounting.noFigure', { max })}
      hint={
        <>
          {adjacent}
          {!isFine && (
            <strong className={styles.below}>
              <Icon name="warning" size={16} />{' '}
              {t(verdict === 'tooMuch' ? 'mounting.above' : 'mounting.below', { rule })}
            </strong>
          )}
        </>
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
    />
  );
}

const RESULTS = ['passed', 'failed'] as const;
const UNTESTED = '';

function Tested({ place: { key, label, rule }, record, note }: { place: TestedPlace } & Noting) {
  const { t } = useTranslation();
  const isPassed = testedAt(record, key);
  return (
    <Select
      label={label}
      value={isPassed === null ? UNTESTED : RESULTS[isPassed ? 0 : 1]}
      options={[
        { value: UNTESTED, label: t('mounting.untested') },
        ...RESULTS.map((value) => ({ value, label: t(`mounting.${value}`) })),
      ]}
      onChange={(result) => note(key, result === UNTESTED ? null : result === 'passed')}
      hint={
        isPassed === false ? (
          <strong className={styles.below}>
            <Icon name="warning" size={16} /> {rule}
          </strong>
        ) : (
          rule
        )
      }
    />
  );
}

interface WrittenProps extends Noting {
  at: string;
  children: (field: ReturnType<typeof useTyping>['field']) => ReactNode;
}

function Written({ at, record, note, children }: WrittenProps) {
  const { field } = useTyping(writtenAt(record, at), (typed) => {
    note(at, typed);
    return true;
  });
  return children(field);
}

function ZoneMeasurements({
  zone: { name, places, noteKey },
  record,
  note,
}: { zone: MeasuredZone } & Noting) {
  const { t } = useTranslation();
  const count = places.filter(
    ({ kind, key }) => (kind === 'test' ? testedAt : measuredAt)(record, key) !== null,
  ).length;
  return (
    <details open className={styles.group}>
      <summary>
        <Icon name="chevronRight" />
        <h2>{t('mounting.measurements', { name })}</h2>
        <span className={styles.count}>{t('mounting.doneOf', { done: count, all: places.length })}</span>
      </summary>
      <div className={styles.fields}>
        {places.map((place) =>
          place.kind === 'test' ? (
            <Tested key={place.key} place={place} record={record} note={note} />
          ) : (
            <Measured key={place.key} place={place} record={record} note={note} />
          ),
        )}
        <Written at={noteKey} record={record} note={note}>
          {(field) => (
            <TextArea {...field} rows={2} maxLength={MAX_SITE_NOTE} label={t('mounting.noteOn', { name })} />
          )}
        </Written>
      </div>
    </details>
  );
}

interface MeasurementsProps extends Noting {
  zones: readonly MeasuredZone[];
  onSave: (record: SiteRecord) => void;
}

/** Measurements by zone, and the tester (D58a). */
export function Measurements({ zones, record, note, onSave }: MeasurementsProps) {
  const { t } = useTranslation();
  if (zones.length === 0) return null;
  return (
    <>
      {zones.map((zone) => (
        <ZoneMeasurements key={zone.name} zone={zone} record={record} note={note} />
      ))}
      <div className={classes(styles.group, styles.fields)}>
        <Written at={NAME_KEY} record={record} note={note}>
          {(field) => (
            <TextField
              {...field}
              label={t('mounting.measuredBy')}
              hint={t('mounting.seenByAll')}
              maxLength={MAX_SITE_NAME}
              autoComplete="name"
            />
          )}
        </Written>
        <Button icon="download" onClick={() => onSave(record)}>
          {t('download.file_site')}
        </Button>
      </div>
    </>
  );
}
