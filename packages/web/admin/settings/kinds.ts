import {
  SERVICE_SETTINGS_KINDS,
  SETTINGS_KINDS,
  type SettingsKind,
  serviceSettingsSchema,
  settingsSchema,
} from '@lumitor/domain/settings/settings';

/** In the order of the page. */
export const KINDS: readonly SettingsKind[] = [...SETTINGS_KINDS, ...SERVICE_SETTINGS_KINDS];

/** Where a kind is stored, whose it is, and what it must pass. */
export function storeOf(kind: SettingsKind) {
  const isOfService = SERVICE_SETTINGS_KINDS.some((one) => one === kind);
  return isOfService
    ? { collection: 'serviceSettings' as const, area: 'people' as const, schema: serviceSettingsSchema }
    : { collection: 'settings' as const, area: 'settings' as const, schema: settingsSchema };
}
