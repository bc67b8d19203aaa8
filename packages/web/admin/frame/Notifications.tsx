import { Box } from '@mui/material';
import { isValidElement } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';
import { FORM_BAR } from '../elements/FormBar.tsx';

/** Undo notices are elements and stay longer; other messages are strings. */
const isNotice = ({ message }: NotificationPayload): boolean => isValidElement(message);

const STACKED = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  bottom: { xs: 8, sm: 24 },
  // Space for the save bar, which has two rows on a phone.
  [`body:has(.${FORM_BAR}) &`]: { bottom: { xs: 112, sm: 76 } },
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& .MuiSnackbar-root': { position: 'static', transform: 'none', pointerEvents: 'auto' },
} as const;

/** react-admin would delay an error until the undo notice is closed. */
export function Notifications() {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const lane = (isOwn: (notification: NotificationPayload) => boolean) => ({
    ...context,
    notifications: notifications.filter(isOwn),
    takeNotification: () => {
      const first = notifications.find(isOwn);
      if (first) setNotifications((all) => all.filter((other) => other !== first));
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
