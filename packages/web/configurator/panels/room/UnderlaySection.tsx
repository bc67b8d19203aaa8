import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { useEffect, useRef, useState } from 'react';
import { usePicture } from '../../../drawing/usePicture.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { onDemand, orNothing } from '../../../ui/later.tsx';
import flow from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import text from '../../../ui/text.module.css';
import { useLinesOf } from '../../../visitor/floorPlan.ts';
import { setUnderlay, useUnderlay } from '../../../visitor/room.ts';
import { takeTool, useRoomState } from '../../../visitor/roomStore.ts';
import { settleTyping } from '../../../visitor/typing.ts';
import { NumberField } from '../../NumberField.tsx';
import type { PdfPages } from '../../underlay/pdfPages.ts';
import {
  cancelReading,
  closeFile,
  type Taking,
  takeFile,
  takePage,
  useTaking,
} from '../../underlay/takeFile.ts';
import { Calibration } from './Calibration.tsx';
import styles from './Room.module.css';

function PageChoice({ pages }: { pages: PdfPages }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(1);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    let address: string | null = null;
    void pages.preview(number, cancelled.signal).then(
      ({ picture }) => {
        if (cancelled.signal.aborted) return;
        address = URL.createObjectURL(picture);
        setPreview(address);
      },
      () => {
        if (!cancelled.signal.aborted) setPreview(null);
      },
    );
    return () => {
      cancelled.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [pages, number]);
  return (
    <div className={flow.stack}>
      <NumberField
        label={t('room.page', { count: pages.count })}
        value={number}
        min={1}
        max={pages.count}
        onChange={(page) => setNumber(Math.round(page))}
      />
      <div className={styles.preview}>
        {preview && <img src={preview} alt={t('room.pagePicture', { number })} />}
      </div>
      <div className={flow.wideRow}>
        <Button variant="primary" onClick={() => void takePage(number)}>
          {t('room.takePage')}
        </Button>
        <Button variant="quiet" onClick={closeFile}>
          {t('room.giveUp')}
        </Button>
      </div>
    </div>
  );
}

const FloorPlanFields = onDemand(orNothing(() => import('./FloorPlanFields.tsx')));
const OmissionList = onDemand(orNothing(() => import('./OmissionList.tsx')));
const UnitQuestion = onDemand(orNothing(() => import('./UnitQuestion.tsx')));

const TYPES = 'image/png,image/jpeg,image/webp,application/pdf,image/vnd.dxf,.dxf';

function UnderlayFields({ underlay }: { underlay: Underlay }) {
  const { t } = useTranslation();
  const { isMissing } = usePicture(underlay.id);
  const lines = useLinesOf(underlay);
  const isCalibrating = useRoomState(({ tool }) => tool?.kind === 'calibrate');
  const opener = useRef<HTMLButtonElement>(null);
  const wasCalibrating = useRef(isCalibrating);
  // The closed form had the focus: return it to the opener.
  useEffect(() => {
    if (wasCalibrating.current && document.activeElement === document.body) opener.current?.focus();
    wasCalibrating.current = isCalibrating;
  }, [isCalibrating]);
  const percent = Math.round(underlay.opacity * 100);
  return (
    <>
      <p className={styles.file}>{underlay.name}</p>
      {isMissing && <Notice tone="warning">{t('room.missing')}</Notice>}
      {lines && <FloorPlanFields lines={lines} />}
      {isCalibrating ? (
        <Calibration />
      ) : (
        <Button
          ref={opener}
          variant={lines ? 'secondary' : 'primary'}
          onClick={() => takeTool({ kind: 'calibrate', places: [], at: 0 })}
        >
          {t('room.calibrate')}
        </Button>
      )}
      <Field label={`${t('room.opacity')} ${percent} %`}>
        {(control) => (
          <input
            {...control}
            type="range"
            className={styles.range}
            min={5}
            max={100}
            step={5}
            value={percent}
            onChange={({ target }) =>
              setUnderlay({ ...underlay, opacity: Number(target.value) / 100 }, 'underlay opacity')
            }
            onBlur={settleTyping}
          />
        )}
      </Field>
      <NumberField
        label={t('room.rotation')}
        value={underlay.rotation}
        min={-360}
        max={360}
        digits={1}
        suffix="°"
        onChange={(rotation) => setUnderlay({ ...underlay, rotation })}
      />
      <Checkbox
        label={t('room.locked')}
        hint={t('room.lockedHint')}
        checked={underlay.isLocked}
        onChange={(isLocked) => setUnderlay({ ...underlay, isLocked })}
      />
    </>
  );
}

function Refusal({ fault }: { fault: NonNullable<Taking['fault']> }) {
  const { t, language } = useTranslation();
  if (typeof fault === 'string') return t(`room.fault_${fault}`);
  if (fault.kind === 'brokenDxf') return t('floorPlan.fault_brokenDxf', { line: fault.line });
  if (fault.kind === 'tooManyEntities')
    return t('floorPlan.fault_tooManyEntities', { most: fault.most.toLocaleString(language) });
  if (fault.kind === 'tooWide') return t('floorPlan.fault_tooWide', { most: fault.kilometres });
  if (fault.kind !== 'emptyDxf' || fault.omissions.length === 0) return t(`floorPlan.fault_${fault.kind}`);
  return (
    <>
      <p>{t('floorPlan.fault_onlyOmitted')}</p>
      <OmissionList omissions={fault.omissions} />
    </>
  );
}

export function UnderlaySection() {
  const { t } = useTranslation();
  const underlay = useUnderlay();
  const { isReading, fault, pdf, dxf, isOfThisPage } = useTaking();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.underlay} aria-label={t('room.underlay')}>
      <h3 className={text.heading}>{t('room.underlay')}</h3>
      {!underlay && !pdf && !dxf && <p className={text.note}>{t('room.underlayHint')}</p>}
      {fault && (
        <Notice tone="error">
          <Refusal fault={fault} />
        </Notice>
      )}
      {underlay && isOfThisPage && <Notice tone="warning">{t('room.ofThisPage')}</Notice>}
      {pdf && pdf.pages.count > 1 && <PageChoice key={pdf.name} pages={pdf.pages} />}
      {dxf && <UnitQuestion key={dxf.name} file={dxf.file} />}
      {underlay && !pdf && !dxf && <UnderlayFields key={underlay.id} underlay={underlay} />}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TYPES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void takeFile(file);
          target.value = '';
        }}
      />
      <div className={flow.wideRow}>
        <Button
          size={underlay ? 'small' : 'medium'}
          aria-busy={isReading}
          onClick={() => chooser.current?.click()}
        >
          {isReading ? t('room.reading') : t(underlay ? 'room.chooseAnother' : 'room.choose')}
        </Button>
        {isReading && (
          <Button size="small" variant="quiet" onClick={cancelReading}>
            {t('room.giveUp')}
          </Button>
        )}
        {underlay && (
          <Button size="small" icon="trash" onClick={() => setUnderlay(null)}>
            {t('room.removeUnderlay')}
          </Button>
        )}
      </div>
    </section>
  );
}
