import type { Fix } from '@lumitor/domain/check/fixes';
import { fixInWords, priceChangeInWords, type Wording } from '@lumitor/domain/lists/findingWords';
import { useLanguagePrices } from '../data/settings.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { takeFix } from '../visitor/check.ts';
import { useShowsGross } from '../visitor/derived.ts';
import styles from './Fixes.module.css';

/** So many ways out are offered of one finding. */
const MOST_FIXES = 3;

interface FixesProps {
  /** Undefined until they are found. */
  fixes: readonly Fix[] | undefined;
  wording: Wording;
  onFixed: () => void;
  size?: ButtonProps['size'];
}

/** What helps with a finding, each in one click and with what it changes in price (D57). */
export function Fixes({ fixes = [], wording, onFixed, size = 'small' }: FixesProps) {
  const { currency } = useLanguagePrices(wording.language);
  const of = useShowsGross() ? 'gross' : 'net';
  return fixes.slice(0, MOST_FIXES).map((fix) => (
    <Button
      key={fix.kind}
      size={size}
      onClick={() => {
        takeFix(fix);
        onFixed();
      }}
    >
      {fixInWords(fix, wording)}
      <span className={styles.price}>{priceChangeInWords(fix.change?.[of] ?? null, currency, wording)}</span>
    </Button>
  ));
}
