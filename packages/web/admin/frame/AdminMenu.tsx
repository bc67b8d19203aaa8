import { type CatalogueCollection, LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import type { OrderList } from '@lumitor/domain/order/orderWork';
import Bolt from '@mui/icons-material/Bolt';
import Cable from '@mui/icons-material/Cable';
import Category from '@mui/icons-material/CategoryOutlined';
import Customer from '@mui/icons-material/ContactsOutlined';
import Extension from '@mui/icons-material/Extension';
import FilterList from '@mui/icons-material/FilterList';
import People from '@mui/icons-material/GroupOutlined';
import History from '@mui/icons-material/History';
import Language from '@mui/icons-material/Language';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Link from '@mui/icons-material/Link';
import Mail from '@mui/icons-material/MailOutlined';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/Percent';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Report from '@mui/icons-material/ReportGmailerrorred';
import Router from '@mui/icons-material/Router';
import Rule from '@mui/icons-material/Rule';
import Settings from '@mui/icons-material/SettingsOutlined';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/Tune';
import WbIncandescent from '@mui/icons-material/WbIncandescentOutlined';
import { ListSubheader, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Menu, useBasename, useSidebarState, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useLineNames } from '../../data/settings.ts';
import { adminRequest } from '../data/changes.ts';
import { CATALOGUE_RESOURCES, catalogueResource, NAMED_RESOURCES } from '../data/resources.ts';
import { useMayOpen } from '../data/useMay.ts';
import { NewCount } from '../elements/Lamp.tsx';
import { Row } from '../elements/layout.tsx';
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
  klienci: <Customer />,
  raporty: <FilterList />,
  reflinks: <Link />,
  cele: <WbIncandescent />,
  grupy: <Percent />,
  zakupy: <Payments />,
  reguly: <Rule />,
  braki: <Report />,
  zmiany: <History />,
  translacje: <Translate />,
  wiadomosci: <MarkEmailRead />,
  jezyki: <Language />,
  ustawienia: <Settings />,
  konta: <People />,
};

function iconOf(page: string): ReactElement {
  const resource = catalogueResource(page);
  return ICONS[page] ?? (resource ? CATALOGUE_ICONS[resource.collection] : <Category />);
}

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
        // The hidden label reserves its line in the narrow menu.
        whiteSpace: 'nowrap',
        visibility: isOpen ? 'visible' : 'hidden',
      }}
    >
      {children}
    </ListSubheader>
  );
}

function useNewEnquiries(): number {
  const { data = 0 } = useQuery({
    queryKey: ['reflinksdownload', 'newEnquiries'],
    queryFn: async () =>
      ((await adminRequest('/api/orders?status=new&enquired=true&limit=1')) as OrderList).total,
    retry: false,
  });
  return data;
}

function OrdersLabel() {
  const translate = useTranslate();
  const count = useNewEnquiries();
  return (
    <Row component="span" gap={0} justify="space-between" isWrapped={false}>
      {translate('resources.zamowienia.name')}
      <NewCount count={count} label={translate('orders.newCount', { smart_count: count })} />
    </Row>
  );
}

interface GroupProps {
  label: string;
  pages: readonly string[];
  children?: ReactNode;
}

function Group({ label, pages, children }: GroupProps) {
  const translate = useTranslate();
  const basename = useBasename();
  const opened = pages.filter(useMayOpen());
  if (opened.length === 0) return null;
  return (
    <>
      <Heading>{label}</Heading>
      {children}
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

function useLine() {
  const basename = useBasename();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [stored, setStored] = useStore<ProductLine>('catalogue.line', 'standard');
  const page = CATALOGUE_RESOURCES.find(({ name }) => `${pathname}/`.startsWith(`${basename}/${name}/`));
  const line = page?.line ?? stored;
  useEffect(() => setStored(line), [line, setStored]);
  const choose = (chosen: ProductLine) => {
    setStored(chosen);
    const twin = CATALOGUE_RESOURCES.find(
      (other) => other.line === chosen && other.collection === page?.collection,
    );
    if (twin) navigate(`${basename}/${twin.name}`);
  };
  return { line, choose };
}

const ONE_OF_TWO = { role: 'menuitemradio', 'aria-pressed': undefined } as const;

function LineSwitch({ line, choose }: ReturnType<typeof useLine>) {
  const translate = useTranslate();
  const lineNames = useLineNames();
  const [isOpen] = useSidebarState();
  if (!isOpen) return null;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={translate('frame.line')}
      value={line}
      onChange={(_, chosen: ProductLine | null) => chosen && choose(chosen)}
      sx={{ px: 2, py: 0.5, '& > *': { py: 0.25, fontSize: '0.75rem' } }}
    >
      {LINES.map((each) => (
        <ToggleButton key={each} value={each} {...ONE_OF_TWO} aria-checked={each === line}>
          {lineNames[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export function AdminMenu() {
  const translate = useTranslate();
  const basename = useBasename();
  const switching = useLine();
  const catalogue = CATALOGUE_RESOURCES.filter(({ line }) => line === switching.line);
  return (
    <Menu dense>
      <Menu.Item
        to={`${basename}/poczatek`}
        primaryText={translate('resources.poczatek.name')}
        leftIcon={<SpaceDashboard />}
      />
      <Group
        label={translate('frame.sales')}
        pages={['zamowienia', 'klienci', 'raporty', 'emaile', 'reflinks']}
      />
      <Group label={translate('frame.catalogue')} pages={catalogue.map(({ name }) => name)}>
        <LineSwitch {...switching} />
      </Group>
      <Group
        label={translate('frame.rules')}
        pages={[...NAMED_RESOURCES.map(({ name }) => name), 'reguly', 'braki', 'zmiany']}
      />
      <Group label={translate('frame.content')} pages={['translacje', 'wiadomosci', 'jezyki']} />
      <Group label={translate('frame.shop')} pages={['ustawienia', 'konta']} />
    </Menu>
  );
}
