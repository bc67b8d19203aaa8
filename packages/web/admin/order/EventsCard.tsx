import type { OrderEvent } from '@lumitor/domain/order/orderWork';
import type { SvgIconComponent } from '@mui/icons-material';
import Alarm from '@mui/icons-material/AlarmOutlined';
import AttachFile from '@mui/icons-material/AttachFile';
import Block from '@mui/icons-material/Block';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Comment from '@mui/icons-material/CommentOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Difference from '@mui/icons-material/Difference';
import Edit from '@mui/icons-material/EditOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Send from '@mui/icons-material/SendOutlined';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Timelapse from '@mui/icons-material/Timelapse';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Avatar, List, ListItem, ListItemAvatar, ListItemText } from '@mui/material';
import { useLocale } from 'react-admin';
import { dateLocale } from '../elements/dates.ts';
import { Placed, Text } from '../elements/layout.tsx';
import { useStatusName } from '../orders/useStatusName.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderSection } from './OrderSection.tsx';
import type { OrderAtWork } from './useOrder.ts';
import { useAmounts } from './useOrderWords.ts';

const ICONS: Record<OrderEvent['kind'] | 'saved' | 'enquiry', SvgIconComponent> = {
  saved: Save,
  enquiry: Mail,
  status: Timelapse,
  assignee: Person,
  note: StickyNote,
  offer: LocalOffer,
  revised: Difference,
  offerSent: Send,
  offerReminded: Alarm,
  offerAccepted: Check,
  offerDeclined: Close,
  customer: Person,
  customerMerged: Person,
  file: AttachFile,
  fileRemoved: DeleteOutlined,
  projectOpened: Visibility,
  projectChanged: Edit,
  projectCommented: Comment,
  projectWithdrawn: Block,
};

/** `20 lis, 13:40`, with the year if it is not the current one. */
const eventTime = (iso: string, locale: string): string => {
  const at = new Date(iso);
  return at.toLocaleString(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(at.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  });
};

interface EventContent {
  id: string;
  kind: keyof typeof ICONS;
  at: string;
  title: string;
  more: string;
}

function useEventText({ page, work, enquiries }: OrderAtWork): EventContent[] {
  const translate = useTranslate();
  const { money } = useAmounts(page.data.currency);
  const statusName = useStatusName(page.settings.orders);
  const net = (amount: number) => translate('order.netAmount', { amount: money(amount) });
  const wordsOf = (event: OrderEvent): Pick<EventContent, 'title' | 'more'> => {
    const { by } = event;
    switch (event.kind) {
      case 'status':
        return { title: translate('order.event.status', { status: statusName(event.data.to) }), more: by };
      case 'assignee': {
        const assignee = event.data.to || translate('order.nobody');
        return { title: translate('order.event.assignee', { assignee }), more: by };
      }
      case 'note':
        return { title: translate('order.event.note'), more: by };
      case 'offer': {
        const { position, net: amount } = event.data;
        return { title: translate('order.event.offer', { position }), more: `${net(amount)}, ${by}` };
      }
      case 'offerSent':
      case 'offerReminded': {
        const { position, to } = event.data;
        return { title: translate(`order.event.${event.kind}`, { position }), more: to };
      }
      case 'offerAccepted':
      case 'offerDeclined': {
        const { position } = event.data;
        const answer = work.answers.find((each) => each.position === position);
        const who = [answer?.name, answer?.role, answer?.message].filter(Boolean).join(', ');
        return { title: translate(`order.event.${event.kind}`, { position }), more: who };
      }
      case 'projectOpened':
      case 'projectChanged': {
        const { version } = event.data;
        return { title: translate(`order.event.${event.kind}`, { version }), more: by };
      }
      case 'revised': {
        const { number, net: amount } = event.data;
        return {
          title: translate('order.event.revised', { number }),
          more: [net(amount), by].filter(Boolean).join(', '),
        };
      }
      case 'customer':
      case 'customerMerged':
        return { title: translate(`order.event.${event.kind}`), more: by };
      case 'projectCommented':
      case 'projectWithdrawn':
        return { title: translate(`order.event.${event.kind}`), more: '' };
      default:
        return { title: translate(`order.event.${event.kind}`), more: event.data.name };
    }
  };
  // Only the first save is certainly the customer's; later ones are events.
  const isFirst = work.revision === 1;
  const saved: EventContent = {
    id: 'saved',
    kind: 'saved',
    at: isFirst ? page.createdAt : (work.revisions[0]?.createdAt ?? page.createdAt),
    title: translate('order.event.saved'),
    more: isFirst ? net(page.data.totals.net) : (work.revisions[0]?.number ?? ''),
  };
  const requested = enquiries.map(
    ({ id, at, name, hasProject }): EventContent => ({
      id,
      kind: 'enquiry',
      at,
      title: translate(hasProject ? 'order.event.enquiryWithProject' : 'order.event.enquiry'),
      more: name,
    }),
  );
  const done = work.events.map((event): EventContent => ({ ...event, ...wordsOf(event) }));
  return [...done, ...requested, saved].sort((a, b) => b.at.localeCompare(a.at));
}

export function EventsCard(order: OrderAtWork) {
  const translate = useTranslate();
  const locale = useLocale();
  const text = useEventText(order);
  return (
    <OrderSection
      title={translate('order.events')}
      action={translate('order.eventCount', { smart_count: text.length })}
    >
      <Placed
        as={List<'ol'>}
        component="ol"
        dense
        disablePadding
        pb={1}
        maxHeight={{ lg: 420 }}
        overflow="auto"
        tabIndex={0}
      >
        {text.map(({ id, kind, at, title, more }) => {
          const Icon = ICONS[kind];
          return (
            <Placed as={ListItem} key={id} alignItems="flex-start" py={0.25}>
              <ListItemAvatar sx={{ minWidth: 40, mt: 0.5 }}>
                <Avatar sx={{ width: 28, height: 28, bgcolor: 'action.selected', color: 'text.primary' }}>
                  <Icon sx={{ fontSize: 16 }} />
                </Avatar>
              </ListItemAvatar>
              <ListItemText
                primary={title}
                secondary={more}
                slotProps={{
                  primary: { sx: { fontWeight: 500, overflowWrap: 'anywhere' } },
                  secondary: { variant: 'caption', sx: { overflowWrap: 'anywhere' } },
                }}
              />
              <Text component="time" variant="caption" dateTime={at} isUnbroken ml={1} mt={0.75}>
                {eventTime(at, locale)}
              </Text>
            </Placed>
          );
        })}
      </Placed>
    </OrderSection>
  );
}
