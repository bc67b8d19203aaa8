import { useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useStore } from 'zustand/react';
import { PATHS } from '../app/paths.ts';
import { sessionStore, signOut } from '../data/session.ts';
import { Layout } from '../shell/Layout.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './AdminArea.module.css';

function AdminHome() {
  const { t } = useTranslation();
  const email = useStore(sessionStore, (state) => state.email);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => setFailed(!(await signOut()));
  return (
    <Layout title={t('admin.title')}>
      <div className={styles.screen}>
        <header className={styles.header}>
          <h1>{t('admin.title')}</h1>
          <p>{t('admin.signedInAs', { email })}</p>
          <Button icon="signOut" onClick={leave}>
            {t('admin.signOut')}
          </Button>
        </header>
        {hasFailed && <Notice tone="error">{t('admin.signOutFailed')}</Notice>}
        <Notice tone="info" title={t('admin.nextVersion')}>
          <p>{t('admin.meanwhile')}</p>
        </Notice>
      </div>
    </Layout>
  );
}

export default function AdminArea() {
  return (
    <Switch>
      <Route path={PATHS.admin}>
        <Redirect to={PATHS.adminEmails} replace />
      </Route>
      <Route component={AdminHome} />
    </Switch>
  );
}
