import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The words of thanks in every language; imported by block entries, never by components. */
export const boughtPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.b.thanks': 'Tack',
      'sub.b.bought': 'Du har köpt {product}.',
      'sub.b.renews': 'Den förnyas {date}.',
      'sub.b.renewsFor': 'Den förnyas {date} för {amount}.',
      'sub.b.next':
        'En bekräftelse finns i din e-post. Du kan ändra eller säga upp här nedanför, när som helst.',
      'sub.b.read': 'Läs tidningen',
    },
    fr: {
      'sub.b.thanks': 'Merci',
      'sub.b.bought': 'Vous avez acheté {product}.',
      'sub.b.renews': 'Renouvellement le {date}.',
      'sub.b.renewsFor': 'Renouvellement le {date} pour {amount}.',
      'sub.b.next':
        'Une confirmation est dans votre boîte. Vous pouvez changer ou résilier ci-dessous, à tout moment.',
      'sub.b.read': 'Lire le journal',
    },
    no: {
      'sub.b.thanks': 'Takk',
      'sub.b.bought': 'Du har kjøpt {product}.',
      'sub.b.renews': 'Det fornyes {date}.',
      'sub.b.renewsFor': 'Det fornyes {date} for {amount}.',
      'sub.b.next':
        'En bekreftelse ligger i e-posten din. Du kan endre eller si opp nedenfor, når som helst.',
      'sub.b.read': 'Les avisen',
    },
    de: {
      'sub.b.thanks': 'Vielen Dank',
      'sub.b.bought': 'Sie haben {product} gekauft.',
      'sub.b.renews': 'Es verlängert sich am {date}.',
      'sub.b.renewsFor': 'Es verlängert sich am {date} für {amount}.',
      'sub.b.next':
        'Eine Bestätigung ist in Ihrem Postfach. Ändern und kündigen können Sie unten, jederzeit.',
      'sub.b.read': 'Zeitung lesen',
    },
    es: {
      'sub.b.thanks': 'Gracias',
      'sub.b.bought': 'Ha comprado {product}.',
      'sub.b.renews': 'Se renueva el {date}.',
      'sub.b.renewsFor': 'Se renueva el {date} por {amount}.',
      'sub.b.next':
        'Tiene una confirmación en su correo. Puede cambiar o cancelar abajo, en cualquier momento.',
      'sub.b.read': 'Leer el periódico',
    },
    ja: {
      'sub.b.thanks': 'ありがとうございます',
      'sub.b.bought': '{product}をご購入いただきました。',
      'sub.b.renews': '{date}に更新されます。',
      'sub.b.renewsFor': '{date}に{amount}で更新されます。',
      'sub.b.next': '確認メールをお送りしました。変更や解約は下でいつでもできます。',
      'sub.b.read': '新聞を読む',
    },
    ko: {
      'sub.b.thanks': '감사합니다',
      'sub.b.bought': '{product}을(를) 구매하셨습니다.',
      'sub.b.renews': '{date}에 갱신됩니다.',
      'sub.b.renewsFor': '{date}에 {amount}으로 갱신됩니다.',
      'sub.b.next': '확인 메일을 보냈습니다. 아래에서 언제든지 변경하거나 해지할 수 있습니다.',
      'sub.b.read': '신문 읽기',
    },
    pt: {
      'sub.b.thanks': 'Obrigado',
      'sub.b.bought': 'Comprou {product}.',
      'sub.b.renews': 'Renova-se em {date}.',
      'sub.b.renewsFor': 'Renova-se em {date} por {amount}.',
      'sub.b.next': 'Tem uma confirmação no seu e-mail. Pode mudar ou cancelar abaixo, a qualquer momento.',
      'sub.b.read': 'Ler o jornal',
    },
  },
};
