import { ACCOUNT_ROLES, type AccountRole, AREAS, mayWrite, ticksOf } from '@lumitor/domain/people/roles';
import { useTranslate } from '../words/useTranslate.ts';

/** A custom role lists its permissions. */
export function useRoleName(): (role: AccountRole) => string {
  const translate = useTranslate();
  return (role) => {
    const built = ACCOUNT_ROLES.find((each) => each === role);
    if (built) return translate(`people.roles.${built}`);
    const ticks = AREAS.filter((area) => ticksOf(role)[area]).map((area) =>
      mayWrite(role, area)
        ? translate(`people.areas.${area}`)
        : `${translate(`people.areas.${area}`)} (${translate('people.matrix.read')})`,
    );
    return `${translate('people.ownTicks')}: ${ticks.join(', ') || translate('people.matrix.none')}`;
  };
}
