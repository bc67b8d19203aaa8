import { gatewayBudget } from '@lumitor/domain/kinds/gateway/findings';
import { gatewaysOf, MAX_GATEWAYS } from '@lumitor/domain/plan/choices';
import { formatFigure } from '@lumitor/domain/translation/figures';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { useCatalogue } from '../../../visitor/derived.ts';
import { edit } from '../../../visitor/editing.ts';
import { useInstallation, useRestingPlan } from '../../../visitor/installation.ts';
import { QuantityField } from '../choice/QuantityField.tsx';
import styles from './GatewayQuantity.module.css';

interface Use {
  label: string;
  used: number;
  most: number;
  unit?: string;
}

function GatewayUse() {
  const { t, language } = useTranslation();
  const plan = useRestingPlan();
  const catalogue = useCatalogue();
  const installation = useInstallation();
  const gateways = gatewaysOf(usePlan().choices);
  const budget = catalogue && installation && gatewayBudget({ plan, catalogue, installation });
  if (!budget) return null;
  const { addresses, current, luminaires, carries, mostCurrent } = budget;
  const isDali = catalogue.systems.find(({ id }) => id === plan.choices.systemId)?.type === 'dali';
  const uses: Use[] = isDali
    ? [
        { label: t('control.addresses'), used: addresses, most: gateways * carries },
        { label: t('control.busCurrent'), used: current, most: gateways * mostCurrent, unit: 'mA' },
      ]
    : [{ label: t('control.onGateways'), used: luminaires, most: gateways * carries }];
  const figure = (value: number, unit?: string) => (unit ? formatFigure(value, unit, language) : value);
  return uses.map(({ label, used, most, unit }) => {
    const text = t('control.usedOf', { used: figure(used, unit), most: figure(most, unit) });
    return (
      <div key={label} className={styles.use}>
        <p>
          <span>{label}</span>
          <span data-exceeded={used > most || undefined}>{text}</span>
        </p>
        <Gauge label={label} value={used} max={most} text={text} />
      </div>
    );
  });
}

const change = (quantity: number, isTyped: boolean) =>
  void edit({ kind: 'setGatewayQuantity', quantity }, isTyped ? 'gateways' : undefined);

export function GatewayQuantity({ title }: { title: string }) {
  const quantity = gatewaysOf(usePlan().choices);
  return (
    <div className={styles.quantity}>
      <QuantityField title={title} quantity={quantity} least={1} most={MAX_GATEWAYS} onChange={change} />
      <GatewayUse />
    </div>
  );
}
