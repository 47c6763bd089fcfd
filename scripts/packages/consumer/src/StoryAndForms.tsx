import { block as articleBody } from '@broadsheet/block-article-body/block';
import { Broadsheet, mergePhraseBooks, phrasesFor } from '@broadsheet/block-kit';
import { Login } from '@broadsheet/block-login';
import { block as login } from '@broadsheet/block-login/block';
import { SignUp } from '@broadsheet/block-signup';
import { block as signUp } from '@broadsheet/block-signup/block';

const site = { id: 'courier', locale: 'sv' };
const phrases = phrasesFor(mergePhraseBooks(articleBody.phrases, login.phrases, signUp.phrases), site.locale);
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
    <Broadsheet site={site} phrases={phrases} page={page} apiOrigin="https://www.example.com">
      {body}
      <Login />
      <SignUp redirectURL="/welcome/" />
    </Broadsheet>
  );
}
