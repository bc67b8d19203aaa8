import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { LINES } from '@lumitor/domain/catalogue/productLine';
import Bolt from '@mui/icons-material/Bolt';
import Cable from '@mui/icons-material/Cable';
import Category from '@mui/icons-material/CategoryOutlined';
import Extension from '@mui/icons-material/Extension';
import History from '@mui/icons-material/History';
import Language from '@mui/icons-material/Language';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Link from '@mui/icons-material/Link';
import Mail from '@mui/icons-material/MailOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Report from '@mui/icons-material/ReportGmailerrorred';
import Router from '@mui/icons-material/Router';
import Rule from '@mui/icons-material/Rule';
import SpaceDashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/Tune';
import ListSubheader from '@mui/material/ListSubheader';
import type { ReactElement } from 'react';
import { Menu, useBasename, useSidebarState } from 'react-admin';
import { LINE_NAMES } from '../../shell/lineNames.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { useTranslate } from '../words/useTranslate.ts';

const CATALOGUE_ICONS: Record<CatalogueCollection, ReactElement> = {
  connections: <Tune />,
  bindings: <Lightbulb />,
  accessories: <Extension />,
  systems: <Cable />,
  gateways: <Router />,
  powers: <Bolt />,
};

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

function Item({ name, icon }: { name: string; icon: ReactElement }) {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Menu.Item to={`${basename}/${name}`} primaryText={translate(`resources.${name}.name`)} leftIcon={icon} />
  );
}

export function AdminMenu() {
  const translate = useTranslate();
  return (
    <Menu dense>
      <Menu.DashboardItem primaryText={translate('resources.poczatek.name')} leftIcon={<SpaceDashboard />} />
      <Heading>{translate('frame.sales')}</Heading>
      <Item name="emaile" icon={<Mail />} />
      <Item name="zamowienia" icon={<Receipt />} />
      <Item name="reflinks" icon={<Link />} />
      {LINES.map((line) => [
        <Heading key={line}>{LINE_NAMES[line]}</Heading>,
        ...CATALOGUE_RESOURCES.filter((resource) => resource.line === line).map(({ name, collection }) => (
          <Item key={name} name={name} icon={CATALOGUE_ICONS[collection]} />
        )),
      ])}
      <Heading>{translate('frame.rules')}</Heading>
      <Item name="typy" icon={<Category />} />
      <Item name="reguly" icon={<Rule />} />
      <Item name="braki" icon={<Report />} />
      <Item name="zmiany" icon={<History />} />
      <Heading>{translate('frame.content')}</Heading>
      <Item name="translacje" icon={<Translate />} />
      <Item name="jezyki" icon={<Language />} />
    </Menu>
  );
}
