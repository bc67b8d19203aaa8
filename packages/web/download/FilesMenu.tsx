import { PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import styles from './FilesMenu.module.css';
import type { OrderDownload } from './orderFiles.ts';

function SheetSelects({
  choice: { paper, scale },
  onChange,
}: {
  choice: SheetChoice;
  onChange: (choice: SheetChoice) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('download.paper')}
        value={paper ?? ''}
        onChange={(value) => onChange({ paper: PAPERS.find((paper) => paper === value) ?? null, scale })}
        options={[
          { value: '', label: t('download.anyPaper') },
          ...PAPERS.map((value) => ({ value, label: value })),
        ]}
      />
      <Select
        label={t('download.scale')}
        value={scale === null ? '' : String(scale)}
        onChange={(value) =>
          onChange({ paper, scale: SCALES.find((scale) => String(scale) === value) ?? null })
        }
        options={[
          { value: '', label: t('download.anyScale') },
          ...SCALES.map((value) => ({ value: String(value), label: `1 : ${value}` })),
        ]}
      />
    </>
  );
}

interface FilesMenuProps {
  files: readonly OrderDownload[];
  choice: SheetChoice;
  onChoice: (choice: SheetChoice) => void;
  onTitle: () => void;
  onFile: (file: OrderDownload) => void;
}

function itemFor(key: string, items: readonly HTMLElement[], from: number): HTMLElement | undefined {
  const at = (index: number) => items[(index + items.length) % items.length];
  switch (key) {
    case 'ArrowDown':
      return at(from + 1);
    case 'ArrowUp':
      return at(from - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(-1);
  }
  if (key.length !== 1) return undefined;
  const next = items.map((_, offset) => at(from + 1 + offset));
  return next.find((item) => item?.textContent?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}

export function FilesMenu({ files, choice, onChoice, onTitle, onFile }: FilesMenuProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const itemsNow = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsNow();
    const item = itemFor(event.key, items, items.indexOf(document.activeElement as HTMLElement));
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  };
  const groups = [
    { kind: 'documents', label: t('download.documents') },
    { kind: 'programs', label: t('download.forPrograms') },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, the button and what it opens.
    <div
      ref={root}
      role="group"
      aria-label={t('download.moreFiles')}
      className={styles.menu}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onKeyDown={open}
        onClick={() => setOpen(!isOpen)}
      >
        {t('download.moreFiles')}
        <Icon name="chevronDown" size={16} />
      </Button>
      {isOpen && (
        <div className={styles.popover} tabIndex={-1}>
          <div className={styles.sheet}>
            <SheetSelects choice={choice} onChange={onChoice} />
            <Button
              className={styles.title}
              onClick={() => {
                close();
                onTitle();
              }}
            >
              {t('download.editTitleBlock')}
            </Button>
          </div>
          <div role="menu" id={menuId} aria-label={t('download.moreFiles')} tabIndex={-1} onKeyDown={move}>
            {groups.map(({ kind, label }) => (
              // biome-ignore lint/a11y/useSemanticElements: a menu has groups, and no fieldsets.
              <div key={kind} role="group" aria-label={label}>
                {kind === 'programs' && <p className={styles.heading}>{label}</p>}
                {files
                  .filter((file) => file.kind === kind)
                  .map((file) => (
                    <button
                      key={file.name}
                      type="button"
                      role="menuitem"
                      tabIndex={-1}
                      className={styles.item}
                      onClick={() => {
                        close();
                        onFile(file);
                      }}
                    >
                      <Icon name="download" size={16} />
                      <span>{t(`download.name_${file.name}`)}</span>{' '}
                      <span className={styles.format}>{file.extension.toUpperCase()}</span>
                    </button>
                  ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
