import { useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AdminApp } from './frame/AdminApp.tsx';

type AdminRouter = ReturnType<typeof createBrowserRouter>;

/** Entry of the administration; a data router, because unsaved changes must be able to hold a navigation up. */
export default function AdminArea() {
  const [router, setRouter] = useState<AdminRouter | null>(null);
  // A router writes to the browser's history as soon as it is made, which must not happen within a render.
  useEffect(() => {
    const made = createBrowserRouter([{ path: '/admin/*', element: <AdminApp /> }]);
    setRouter(made);
    return () => made.dispose();
  }, []);
  return router && <RouterProvider router={router} />;
}
