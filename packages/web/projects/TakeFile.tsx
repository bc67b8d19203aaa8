import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { watchDrops } from '../ui/watchDrops.ts';
import type { ProjectSummary } from '../visitor/projectSummary.ts';
import { type ProjectFileFault, UnfitProjectFile } from './projectFile.ts';
import { takeProjectFile } from './takeFile.ts';

interface TakeFileProps {
  act: (does: () => Promise<unknown>) => Promise<boolean>;
  onTaken: (name: string) => void;
}

type Choice = 'replace' | 'both' | null;

interface Unfit {
  name: string;
  fault: ProjectFileFault;
}

function UnfitDialog({ unfit, onClose }: { unfit: Unfit | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={unfit !== null}
      onClose={onClose}
      title={t('projects.fromFile')}
      closeLabel={t('projects.cancel')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('canvas.understood')}
        </Button>
      }
    >
      {unfit && (
        <Notice tone="error" title={t('projects.fileFault', { name: unfit.name })}>
          {t(`projects.fault_${unfit.fault}`)}
        </Notice>
      )}
    </Dialog>
  );
}

export function TakeFile({ act, onTaken }: TakeFileProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const [exists, setExists] = useState<{ name: string; answer: (choice: Choice) => void } | null>(null);
  const request = ({ name }: ProjectSummary) =>
    new Promise<Choice>((resolve) => {
      const answer = (choice: Choice) => {
        setExists(null);
        resolve(choice);
      };
      setExists({ name, answer });
    });
  const take = async (file: File) => {
    setReading(true);
    await act(async () => {
      try {
        const name = await takeProjectFile(file, request);
        if (name !== null) onTaken(name);
      } catch (error) {
        if (!(error instanceof UnfitProjectFile)) throw error;
        setUnfit({ name: file.name, fault: error.fault });
      }
    });
    setReading(false);
  };
  const onDrop = useEffectEvent((file: File) => void take(file));
  useEffect(() => watchDrops((file) => onDrop(file)), []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".lumitor,application/zip"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        icon="upload"
        aria-busy={isReading}
        data-tooltip={t('projects.dropFile')}
        onClick={() => input.current?.click()}
      >
        {t('projects.fromFile')}
      </Button>
      <UnfitDialog unfit={unfit} onClose={() => setUnfit(null)} />
      {exists && (
        <Dialog
          open
          onClose={() => exists.answer(null)}
          title={t('projects.existsTitle', { name: exists.name || t('start.unnamed') })}
          closeLabel={t('projects.cancel')}
          footer={
            <>
              <Button onClick={() => exists.answer('replace')}>{t('projects.replace')}</Button>
              <Button variant="primary" onClick={() => exists.answer('both')}>
                {t('projects.keepBoth')}
              </Button>
            </>
          }
        >
          <p>{t('projects.existsText')}</p>
        </Dialog>
      )}
    </>
  );
}
