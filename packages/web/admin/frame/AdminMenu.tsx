import { type CatalogueCollection, LINES, type ProductLine } from '@lumitor/domain/catalogue/productLine';
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
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactElement, useEffect } from 'react';
import { Menu, useBasename, useSidebarState, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
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

/** What a toggle is within a menu. */
const ONE_OF_TWO = { role: 'menuitemradio', 'aria-pressed': undefined } as const;

/** The collections of one product line at a time: that of the page that is open, until the other is chosen. */
function CatalogueItems() {
  const translate = useTranslate();
  const basename = useBasename();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isOpen] = useSidebarState();
  const [kept, setKept] = useStore<ProductLine>('catalogue.line', 'standard');
  const page = CATALOGUE_RESOURCES.find(({ name }) => `${pathname}/`.startsWith(`${basename}/${name}/`));
  const line = page?.line ?? kept;
  useEffect(() => setKept(line), [line, setKept]);
  const choose = (chosen: ProductLine) => {
    setKept(chosen);
    const twin = CATALOGUE_RESOURCES.find(
      (other) => other.line === chosen && other.collection === page?.collection,
    );
    if (twin) navigate(`${basename}/${twin.name}`);
  };
  return (
    <>
      {isOpen && (
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
              {LINE_NAMES[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {CATALOGUE_RESOURCES.filter((resource) => resource.line === line).map(({ name, collection }) => (
        <Item key={name} name={name} icon={CATALOGUE_ICONS[collection]} />
      ))}
    </>
  );
}

export function AdminMenu() {
  const translate = useTranslate();
  return (
    <Menu dense>
      <Menu.DashboardItem primaryText={translate('resources.poczatek.name')} leftIcon={<SpaceDashboard />} />
      <Heading>{translate('frame.sales')}</Heading>
      <Item name="zamowienia" icon={<Receipt />} />
      <Item name="emaile" icon={<Mail />} />
      <Item name="reflinks" icon={<Link />} />
      <Heading>{translate('frame.catalogue')}</Heading>
      <CatalogueItems />
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
