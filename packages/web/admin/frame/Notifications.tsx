import { Box } from '@mui/material';
import { isValidElement } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';
import { FORM_BAR } from '../elements/FormBar.tsx';

/** A notice with a way back stays long; what else is said is a text. */
const isNotice = ({ message }: NotificationPayload): boolean => isValidElement(message);

/** One below the other, the notice with a way back lowest, where it has always been. */
const STACKED = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  bottom: { xs: 8, sm: 24 },
  // Above what saves a form, which has two rows on a phone.
  [`body:has(.${FORM_BAR}) &`]: { bottom: { xs: 112, sm: 76 } },
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& .MuiSnackbar-root': { position: 'static', transform: 'none', pointerEvents: 'auto' },
} as const;

/**
 * What is said of the work: react-admin would show one thing at a time, so that an error waited until the way back was
 * gone. Texts do not wait for it.
 */
export function Notifications() {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const lane = (isOwn: (notification: NotificationPayload) => boolean) => ({
    ...context,
    notifications: notifications.filter(isOwn),
    takeNotification: () => {
      const first = notifications.find(isOwn);
      if (first) setNotifications((all) => all.filter((one) => one !== first));
      return first;
    },
  });
  return (
    <Box sx={STACKED}>
      <NotificationContext.Provider value={lane(isNotice)}>
        <Notification />
      </NotificationContext.Provider>
      <NotificationContext.Provider value={lane((one) => !isNotice(one))}>
        <Notification />
      </NotificationContext.Provider>
    </Box>
  );
}
