import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import Bolt from '@mui/icons-material/Bolt';
import Cable from '@mui/icons-material/Cable';
import Category from '@mui/icons-material/CategoryOutlined';
import Extension from '@mui/icons-material/Extension';
import People from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/History';
import Language from '@mui/icons-material/Language';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Link from '@mui/icons-material/Link';
import Mail from '@mui/icons-material/MailOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Report from '@mui/icons-material/ReportGmailerrorred';
import Router from '@mui/icons-material/Router';
import Rule from '@mui/icons-material/Rule';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import type { ReactElement } from 'react';
import { Menu, useBasename, useSidebarState } from 'react-admin';
import { useLineNames } from '../../data/settings.ts';
import { CATALOGUE_RESOURCES, catalogueResource } from '../data/resources.ts';
import { useMayOpen } from '../data/useMay.ts';
import { NewCount } from '../elements/NewCount.tsx';
import { useNewEnquiries } from '../orders/useNewEnquiries.ts';
import { useTranslate } from '../words/useTranslate.ts';

const CATALOGUE_ICONS: Record<CatalogueCollection, ReactElement> = {
  connections: <Tune />,
  bindings: <Lightbulb />,
  accessories: <Extension />,
  systems: <Cable />,
  gateways: <Router />,
  powers: <Bolt />,
};

const ICONS: Readonly<Record<string, ReactElement>> = {
  emaile: <Mail />,
  zamowienia: <Receipt />,
  reflinks: <Link />,
  typy: <Category />,
  reguly: <Rule />,
  braki: <Report />,
  zmiany: <History />,
  translacje: <Translate />,
  jezyki: <Language />,
  ustawienia: <Settings />,
  konta: <People />,
};

const iconOf = (page: string) =>
  ICONS[page] ?? CATALOGUE_ICONS[catalogueResource(page)?.collection ?? 'connections'];

function Heading({ children }: { children: string }) {
  const [isOpen] = useSidebarState();
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{
        lineHeight: '32px',
        fontSize: '0.75rem',
        bgcolor: 'transparent',
        visibility: isOpen ? 'visible' : 'hidden',
      }}
    >
      {children}
    </ListSubheader>
  );
}

/** Says how many enquiries nobody has taken up. */
function OrdersLabel() {
  const translate = useTranslate();
  const count = useNewEnquiries();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      {translate('resources.zamowienia.name')}
      <NewCount count={count} label={translate('orders.newCount', { smart_count: count })} />
    </Box>
  );
}

interface GroupProps {
  label: string;
  pages: readonly string[];
}

/** Pages under a heading, as far as the role opens them; nothing where it opens none. */
function Group({ label, pages }: GroupProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const opened = pages.filter(useMayOpen());
  if (opened.length === 0) return null;
  return (
    <>
      <Heading>{label}</Heading>
      {opened.map((name) => (
        <Menu.Item
          key={name}
          to={`${basename}/${name}`}
          primaryText={name === 'zamowienia' ? <OrdersLabel /> : translate(`resources.${name}.name`)}
          leftIcon={iconOf(name)}
        />
      ))}
    </>
  );
}

export function AdminMenu() {
  const translate = useTranslate();
  const lineNames = useLineNames();
  return (
    <Menu dense>
      <Menu.DashboardItem primaryText={translate('resources.poczatek.name')} leftIcon={<SpaceDashboard />} />
      <Group label={translate('frame.sales')} pages={['emaile', 'zamowienia', 'reflinks']} />
      {LINES.map((line) => (
        <Group
          key={line}
          label={lineNames[line]}
          pages={CATALOGUE_RESOURCES.filter((resource) => resource.line === line).map(({ name }) => name)}
        />
      ))}
      <Group label={translate('frame.rules')} pages={['typy', 'reguly', 'braki', 'zmiany']} />
      <Group label={translate('frame.content')} pages={['translacje', 'jezyki']} />
      <Group label={translate('frame.shop')} pages={['ustawienia', 'konta']} />
    </Menu>
  );
}
