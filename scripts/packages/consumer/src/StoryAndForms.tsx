import { block as articleBody } from '@broadsheet/block-article-body/block';
import { Broadsheet } from '@broadsheet/block-kit';
import { Login } from '@broadsheet/block-login';
import { SignUp } from '@broadsheet/block-signup';

const site = { id: 'courier' };
const page = {
  globalContent: {
    type: 'story',
    content_elements: [
      { type: 'text', _id: 'first', content: 'The ferry was sold on Friday.' },
      {
        type: 'list',
        _id: 'second',
        list_type: 'unordered',
        items: [{ type: 'text', content: 'To nobody' }],
      },
    ],
  },
};

const body = articleBody.prepare({}).render();

export function StoryAndForms() {
  return (
    <Broadsheet site={site} page={page} apiOrigin="https://www.example.com">
      {body}
      <Login
        redirectURL="/account/"
        redirectToPreviousPage
        loggedInPageLocation="/account/"
        OIDC={false}
        termsAndPrivacyURL="/privacy-policy/"
      />
      <SignUp redirectURL="/account/" redirectToPreviousPage termsAndPrivacyURL="/privacy-policy/" />
    </Broadsheet>
  );
}
