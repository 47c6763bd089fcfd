import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of social sign-in, for the entries of blocks with it, in addition to `readerPhrases`. */
export const socialPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.google.blocked':
        'Google visade inte sin inloggningsruta. Vänta en stund eller logga in på ett annat sätt.',
      'id.err.providerBlocked':
        'Leverantören kunde inte nås. En innehållsblockerare kan ha stoppat den: tillåt den på den här sidan eller logga in på ett annat sätt.',
      'id.err.connectInstead':
        'Det finns redan ett konto med den här e-postadressen. Logga in på det och koppla sedan leverantören på din kontosida.',
      'id.err.noEmail':
        'Leverantören lämnade ingen e-postadress. Tillåt det, eller skapa konto med e-postadress och lösenord.',
    },
    fr: {
      'id.google.blocked':
        'Google n’a pas affiché sa fenêtre de connexion. Patientez un peu ou connectez-vous autrement.',
      'id.err.providerBlocked':
        'Ce fournisseur est inaccessible. Un bloqueur de contenu l’a peut-être arrêté : autorisez-le sur cette page ou connectez-vous autrement.',
      'id.err.connectInstead':
        'Un compte existe déjà avec cette adresse e-mail. Connectez-vous à ce compte, puis associez le fournisseur sur la page de votre compte.',
      'id.err.noEmail':
        'Le fournisseur n’a pas donné d’adresse e-mail. Autorisez-le à le faire ou inscrivez-vous avec une adresse et un mot de passe.',
    },
    no: {
      'id.google.blocked':
        'Google viste ikke innloggingsvinduet sitt. Vent litt, eller logg inn på en annen måte.',
      'id.err.providerBlocked':
        'Leverandøren kunne ikke nås. En innholdsblokkerer kan ha stoppet den: tillat den på denne siden, eller logg inn på en annen måte.',
      'id.err.connectInstead':
        'Det finnes allerede en konto med denne e-postadressen. Logg inn på den, og koble til leverandøren på kontosiden din.',
      'id.err.noEmail':
        'Leverandøren oppga ingen e-postadresse. Tillat det, eller opprett en konto med e-postadresse og passord.',
    },
    de: {
      'id.google.blocked':
        'Google hat sein Anmeldefenster nicht gezeigt. Warten Sie etwas, oder melden Sie sich auf einem anderen Weg an.',
      'id.err.providerBlocked':
        'Der Anbieter war nicht erreichbar. Vielleicht hat ein Inhaltsblocker ihn aufgehalten: Erlauben Sie ihn für diese Seite, oder melden Sie sich auf einem anderen Weg an.',
      'id.err.connectInstead':
        'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich dort an, und verknüpfen Sie den Anbieter auf Ihrer Kontoseite.',
      'id.err.noEmail':
        'Der Anbieter hat keine E-Mail-Adresse genannt. Erlauben Sie es ihm, oder registrieren Sie sich mit E-Mail-Adresse und Passwort.',
    },
    es: {
      'id.google.blocked':
        'Google no mostró su ventana de acceso. Espere un poco o inicie sesión de otra manera.',
      'id.err.providerBlocked':
        'No se pudo contactar con el proveedor. Puede que un bloqueador de contenido lo haya detenido: permítalo en esta página o inicie sesión de otra manera.',
      'id.err.connectInstead':
        'Ya existe una cuenta con esta dirección de correo. Inicie sesión en ella y conecte el proveedor en la página de su cuenta.',
      'id.err.noEmail':
        'El proveedor no facilitó ninguna dirección de correo. Permítaselo o regístrese con una dirección y una contraseña.',
    },
    ja: {
      'id.google.blocked':
        'Google のログイン画面が表示されませんでした。しばらく待つか、別の方法でログインしてください。',
      'id.err.providerBlocked':
        'サービスに接続できませんでした。コンテンツブロッカーが原因かもしれません。このページで許可するか、別の方法でログインしてください。',
      'id.err.connectInstead':
        'このメールアドレスのアカウントはすでにあります。そのアカウントにログインしてから、アカウントページで連携してください。',
      'id.err.noEmail':
        'サービスからメールアドレスを受け取れませんでした。提供を許可するか、メールアドレスとパスワードで登録してください。',
    },
    ko: {
      'id.google.blocked':
        'Google 로그인 창이 표시되지 않았습니다. 잠시 기다리거나 다른 방법으로 로그인하세요.',
      'id.err.providerBlocked':
        '서비스에 연결할 수 없습니다. 콘텐츠 차단기가 막았을 수 있습니다. 이 페이지에서 허용하거나 다른 방법으로 로그인하세요.',
      'id.err.connectInstead':
        '이 이메일 주소로 만든 계정이 이미 있습니다. 그 계정에 로그인한 뒤 계정 페이지에서 연결하세요.',
      'id.err.noEmail':
        '서비스가 이메일 주소를 제공하지 않았습니다. 제공을 허용하거나 이메일 주소와 비밀번호로 가입하세요.',
    },
    pt: {
      'id.google.blocked':
        'O Google não mostrou a sua janela de início de sessão. Aguarde um pouco ou inicie sessão de outra forma.',
      'id.err.providerBlocked':
        'Não foi possível contactar o fornecedor. Um bloqueador de conteúdos pode tê-lo impedido: permita-o nesta página ou inicie sessão de outra forma.',
      'id.err.connectInstead':
        'Já existe uma conta com este endereço de e-mail. Inicie sessão nela e ligue o fornecedor na página da sua conta.',
      'id.err.noEmail':
        'O fornecedor não indicou um endereço de e-mail. Autorize-o ou registe-se com um endereço e uma palavra-passe.',
    },
  },
};
