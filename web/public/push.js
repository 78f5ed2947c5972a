/* Notices of turns: shown although no page is open; a click opens the table. */

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || 'Kancha', {
      body: told.text || '',
      lang: told.lang,
      icon: './favicon.svg',
      tag: told.match,
      data: { match: told.match },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const match = encodeURIComponent(event.notification.data?.match ?? '');
  const place = new URL(`./#/table/${match}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url.includes(`/table/${match}`)) ?? pages[0];
      return open ? open.focus().then(() => open.navigate(place)) : self.clients.openWindow(place);
    }),
  );
});
