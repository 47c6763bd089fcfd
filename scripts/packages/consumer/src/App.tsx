import { AlertBar } from '@broadsheet/block-alert-bar';
import { Byline } from '@broadsheet/block-byline';
import { Broadsheet } from '@broadsheet/block-kit';

const site = { id: 'courier' };
const page = { globalContent: { credits: { by: [{ type: 'author', name: 'Ada Whitlock' }] } } };

export function App() {
  return (
    <Broadsheet site={site} page={page} apiOrigin="https://www.example.com">
      <Byline />
      <AlertBar ariaLabel="Breaking news" />
    </Broadsheet>
  );
}
