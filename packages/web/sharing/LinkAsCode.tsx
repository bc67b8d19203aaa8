import type { Cm } from '@lumitor/domain/units';
import { useState } from 'react';
import { fileNameOf, saveFile } from '../parts/file.ts';
import { QrCode } from '../shell/QrCode.tsx';
import { qrPng, qrSvg } from '../shell/qrFile.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import styles from './sharing.module.css';

const SIDE: Cm = 4;

export default function LinkAsCode({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const fileName = (extension: 'svg' | 'png') => fileNameOf(`${t('sharing.qr')} ${name}`, '', extension);
  const savePng = () =>
    qrPng(link, SIDE).then(
      (png) => saveFile(png, fileName('png')),
      () => setFailed(true),
    );
  return (
    <div className={styles.code}>
      <QrCode text={link} label={t('sharing.qr')} side={128} />
      <div>
        <p className={styles.faint}>{t('sharing.qrHint')}</p>
        <span className={styles.codeFiles}>
          <Button size="small" icon="download" onClick={savePng}>
            PNG
          </Button>
          <Button size="small" icon="download" onClick={() => saveFile(qrSvg(link, SIDE), fileName('svg'))}>
            SVG
          </Button>
        </span>
        <p role="alert">{hasFailed && t('sharing.qrFailed')}</p>
      </div>
    </div>
  );
}
