import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const expressPhraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'checkout.express': 'Betala utan att fylla i något',
      'checkout.expressText':
        'Din plånbok ger oss namn, e-post och adress. Med dem skapar vi ditt konto; lösenord väljer du senare.',
      'checkout.walletNone':
        'Ingen plånbok som kan betala här hittades i webbläsaren. Fortsätt med din e-post.',
      'checkout.or': 'Eller med din e-post',
      'checkout.walletEmail':
        'Din plånbok angav ingen e-postadress som vi kan använda. Inget har debiterats. Ange din nedan.',
      'checkout.walletName':
        'Din plånbok angav ett namn som vi inte kan använda. Inget har debiterats. Rätta det i plånboken eller fortsätt med din e-post nedan.',
      'checkout.walletAddress':
        'Din plånbok angav en adress som vi inte kan använda. Inget har debiterats. Rätta den i plånboken eller fortsätt med din e-post nedan.',
      'checkout.walletTaken':
        '{email} har redan ett konto. Logga in nedan och betala sedan med plånboken. Inget har debiterats.',
      'checkout.walletPrice':
        'Med plånbokens adress är priset {amount}. Inget har debiterats. Tryck på plånboken igen för att betala det.',
      'checkout.walletOther':
        'Ditt val har ändrats, kanske i en annan flik. Inget har debiterats. Tryck på plånboken igen för att betala {amount} för det som visas nu.',
      'checkout.walletUnsure': 'Vi kontrollerar din betalning, som kan ha gått igenom. Betala inte igen.',
      'checkout.walletFailed': 'Betalningen gick inte igenom. Inget har debiterats. Försök igen.',
      'checkout.walletAccount':
        'Vi har skapat ditt konto med {email}. Ett mejl med en länk för att välja lösenord är på väg.',
    },
    fr: {
      'checkout.express': 'Payer sans remplir de formulaire',
      'checkout.expressText':
        'Votre portefeuille nous transmet votre nom, votre e-mail et votre adresse. Ils servent à créer votre compte ; vous choisirez un mot de passe plus tard.',
      'checkout.walletNone':
        'Aucun portefeuille utilisable ici n’a été trouvé dans ce navigateur. Continuez avec votre e-mail.',
      'checkout.or': 'Ou avec votre e-mail',
      'checkout.walletEmail':
        'Votre portefeuille n’a transmis aucune adresse e-mail utilisable. Rien n’a été débité. Indiquez la vôtre ci-dessous.',
      'checkout.walletName':
        'Votre portefeuille a transmis un nom inutilisable. Rien n’a été débité. Corrigez-le dans le portefeuille ou continuez avec votre e-mail ci-dessous.',
      'checkout.walletAddress':
        'Votre portefeuille a transmis une adresse inutilisable. Rien n’a été débité. Corrigez-la dans le portefeuille ou continuez avec votre e-mail ci-dessous.',
      'checkout.walletTaken':
        '{email} a déjà un compte. Connectez-vous ci-dessous, puis payez avec votre portefeuille. Rien n’a été débité.',
      'checkout.walletPrice':
        'À l’adresse de votre portefeuille, le prix est de {amount}. Rien n’a été débité. Pour le payer, appuyez de nouveau sur votre portefeuille.',
      'checkout.walletOther':
        'Votre choix a changé, peut-être dans un autre onglet. Rien n’a été débité. Pour payer {amount} pour ce qui est affiché maintenant, appuyez de nouveau sur votre portefeuille.',
      'checkout.walletUnsure':
        'Nous vérifions votre paiement, qui a peut-être abouti. Veuillez ne pas payer une nouvelle fois.',
      'checkout.walletFailed': 'Le paiement n’a pas abouti. Rien n’a été débité. Veuillez réessayer.',
      'checkout.walletAccount':
        'Nous avons créé votre compte avec {email}. Un e-mail contenant un lien pour choisir un mot de passe est en route.',
    },
    no: {
      'checkout.express': 'Betal uten å fylle ut noe',
      'checkout.expressText':
        'Lommeboken gir oss navn, e-post og adresse. Med dem oppretter vi kontoen din; passord velger du senere.',
      'checkout.walletNone':
        'Fant ingen lommebok i nettleseren som kan betale her. Fortsett med e-posten din.',
      'checkout.or': 'Eller med e-posten din',
      'checkout.walletEmail':
        'Lommeboken oppga ingen e-postadresse som vi kan bruke. Ingenting er trukket. Oppgi din nedenfor.',
      'checkout.walletName':
        'Lommeboken oppga et navn som vi ikke kan bruke. Ingenting er trukket. Rett det i lommeboken, eller fortsett med e-posten din nedenfor.',
      'checkout.walletAddress':
        'Lommeboken oppga en adresse som vi ikke kan bruke. Ingenting er trukket. Rett den i lommeboken, eller fortsett med e-posten din nedenfor.',
      'checkout.walletTaken':
        '{email} har allerede en konto. Logg inn nedenfor, og betal deretter med lommeboken. Ingenting er trukket.',
      'checkout.walletPrice':
        'Med lommebokens adresse er prisen {amount}. Ingenting er trukket. Trykk på lommeboken igjen for å betale det.',
      'checkout.walletOther':
        'Valget ditt er endret, kanskje i en annen fane. Ingenting er trukket. Trykk på lommeboken igjen for å betale {amount} for det som vises nå.',
      'checkout.walletUnsure':
        'Vi kontrollerer betalingen din, som kan ha gått gjennom. Ikke betal en gang til.',
      'checkout.walletFailed': 'Betalingen gikk ikke gjennom. Ingenting er trukket. Prøv igjen.',
      'checkout.walletAccount':
        'Vi har opprettet kontoen din med {email}. En e-post med en lenke for å velge passord er på vei.',
    },
    de: {
      'checkout.express': 'Bezahlen, ohne ein Formular auszufüllen',
      'checkout.expressText':
        'Ihr Wallet gibt uns Name, E-Mail-Adresse und Anschrift. Damit legen wir Ihr Konto an; ein Passwort wählen Sie später.',
      'checkout.walletNone':
        'In diesem Browser wurde kein Wallet gefunden, mit dem Sie hier zahlen können. Machen Sie mit Ihrer E-Mail-Adresse weiter.',
      'checkout.or': 'Oder mit Ihrer E-Mail-Adresse',
      'checkout.walletEmail':
        'Ihr Wallet hat keine brauchbare E-Mail-Adresse übermittelt. Es wurde nichts abgebucht. Geben Sie unten Ihre Adresse an.',
      'checkout.walletName':
        'Ihr Wallet hat einen Namen übermittelt, den wir nicht verwenden können. Es wurde nichts abgebucht. Berichtigen Sie ihn im Wallet, oder machen Sie unten mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletAddress':
        'Ihr Wallet hat eine Anschrift übermittelt, die wir nicht verwenden können. Es wurde nichts abgebucht. Berichtigen Sie sie im Wallet, oder machen Sie unten mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletTaken':
        'Zu {email} gibt es schon ein Konto. Melden Sie sich unten an, und bezahlen Sie dann mit Ihrem Wallet. Es wurde nichts abgebucht.',
      'checkout.walletPrice':
        'Mit der Anschrift Ihres Wallets beträgt der Preis {amount}. Es wurde nichts abgebucht. Um das zu bezahlen, drücken Sie noch einmal auf Ihr Wallet.',
      'checkout.walletOther':
        'Ihre Auswahl hat sich geändert, vielleicht in einem anderen Tab. Es wurde nichts abgebucht. Um {amount} für das zu bezahlen, was jetzt angezeigt wird, drücken Sie noch einmal auf Ihr Wallet.',
      'checkout.walletUnsure':
        'Wir prüfen Ihre Zahlung; sie ist möglicherweise schon erfolgt. Bitte bezahlen Sie nicht noch einmal.',
      'checkout.walletFailed':
        'Die Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
      'checkout.walletAccount':
        'Wir haben Ihr Konto mit {email} angelegt. Eine E-Mail mit einem Link, um ein Passwort zu wählen, ist unterwegs.',
    },
    es: {
      'checkout.express': 'Pagar sin rellenar formularios',
      'checkout.expressText':
        'Su monedero nos da su nombre, su correo y su dirección. Con ellos creamos su cuenta; la contraseña la elige más tarde.',
      'checkout.walletNone':
        'No se ha encontrado en este navegador ningún monedero con el que pagar aquí. Siga con su correo electrónico.',
      'checkout.or': 'O con su correo',
      'checkout.walletEmail':
        'Su monedero no ha dado ninguna dirección de correo utilizable. No se ha cobrado nada. Indique la suya abajo.',
      'checkout.walletName':
        'Su monedero ha dado un nombre que no podemos usar. No se ha cobrado nada. Corríjalo en el monedero o siga abajo con su correo.',
      'checkout.walletAddress':
        'Su monedero ha dado una dirección que no podemos usar. No se ha cobrado nada. Corríjala en el monedero o siga abajo con su correo.',
      'checkout.walletTaken':
        '{email} ya tiene una cuenta. Inicie sesión abajo y pague después con su monedero. No se ha cobrado nada.',
      'checkout.walletPrice':
        'Con la dirección de su monedero, el precio es {amount}. No se ha cobrado nada. Para pagarlo, pulse otra vez su monedero.',
      'checkout.walletOther':
        'Su selección ha cambiado, quizá en otra pestaña. No se ha cobrado nada. Para pagar {amount} por lo que se muestra ahora, pulse otra vez su monedero.',
      'checkout.walletUnsure': 'Estamos comprobando su pago, que puede haberse realizado. No pague otra vez.',
      'checkout.walletFailed': 'El pago no se ha realizado. No se ha cobrado nada. Inténtelo de nuevo.',
      'checkout.walletAccount':
        'Hemos creado su cuenta con {email}. Le llegará un correo con un enlace para elegir una contraseña.',
    },
    ja: {
      'checkout.express': '入力なしで支払う',
      'checkout.expressText':
        'ウォレットからお名前、メールアドレス、住所を受け取り、アカウントを作成します。パスワードは後で設定できます。',
      'checkout.walletNone':
        'このブラウザーには、ここで支払えるウォレットが見つかりませんでした。メールアドレスで続けてください。',
      'checkout.or': 'またはメールアドレスで',
      'checkout.walletEmail':
        'ウォレットから使えるメールアドレスを受け取れませんでした。請求は発生していません。下に入力してください。',
      'checkout.walletName':
        'ウォレットのお名前は使用できません。請求は発生していません。ウォレットで修正するか、下のメールアドレスで続けてください。',
      'checkout.walletAddress':
        'ウォレットの住所は使用できません。請求は発生していません。ウォレットで修正するか、下のメールアドレスで続けてください。',
      'checkout.walletTaken':
        '{email}のアカウントはすでにあります。下でログインしてから、ウォレットでお支払いください。請求は発生していません。',
      'checkout.walletPrice':
        'ウォレットの住所では、価格は{amount}です。請求は発生していません。この金額で支払うには、もう一度ウォレットを押してください。',
      'checkout.walletOther':
        '選択内容が変わりました。別のタブで変更された可能性があります。請求は発生していません。現在表示されている内容に{amount}を支払うには、もう一度ウォレットを押してください。',
      'checkout.walletUnsure':
        'お支払いを確認しています。すでに完了している可能性があるため、もう一度支払わないでください。',
      'checkout.walletFailed': '支払いは完了しませんでした。請求は発生していません。もう一度お試しください。',
      'checkout.walletAccount':
        '{email}でアカウントを作成しました。パスワードを設定するためのリンクをメールでお送りします。',
    },
    ko: {
      'checkout.express': '입력 없이 결제하기',
      'checkout.expressText':
        '지갑에서 이름, 이메일, 주소를 받아 계정을 만듭니다. 비밀번호는 나중에 정하면 됩니다.',
      'checkout.walletNone':
        '이 브라우저에서 결제할 수 있는 간편결제를 찾지 못했습니다. 이메일로 계속해 주세요.',
      'checkout.or': '또는 이메일로',
      'checkout.walletEmail':
        '지갑에서 사용할 수 있는 이메일 주소를 받지 못했습니다. 청구된 금액은 없습니다. 아래에 입력해 주세요.',
      'checkout.walletName':
        '지갑의 이름을 사용할 수 없습니다. 청구된 금액은 없습니다. 지갑에서 고치거나 아래에서 이메일로 계속해 주세요.',
      'checkout.walletAddress':
        '지갑의 주소를 사용할 수 없습니다. 청구된 금액은 없습니다. 지갑에서 고치거나 아래에서 이메일로 계속해 주세요.',
      'checkout.walletTaken':
        '{email} 계정이 이미 있습니다. 아래에서 로그인한 다음 지갑으로 결제해 주세요. 청구된 금액은 없습니다.',
      'checkout.walletPrice':
        '지갑의 주소에서는 가격이 {amount}입니다. 청구된 금액은 없습니다. 이 금액을 결제하려면 지갑을 다시 눌러 주세요.',
      'checkout.walletOther':
        '선택하신 내용이 바뀌었습니다. 다른 탭에서 바뀌었을 수 있습니다. 청구된 금액은 없습니다. 지금 표시된 내용으로 {amount}을(를) 결제하려면 지갑을 다시 눌러 주세요.',
      'checkout.walletUnsure': '결제를 확인하고 있습니다. 이미 완료되었을 수 있으니 다시 결제하지 마세요.',
      'checkout.walletFailed': '결제가 완료되지 않았습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.',
      'checkout.walletAccount':
        '{email}(으)로 계정을 만들었습니다. 비밀번호를 정하는 링크를 이메일로 보내 드립니다.',
    },
    pt: {
      'checkout.express': 'Pagar sem preencher formulários',
      'checkout.expressText':
        'A sua carteira dá-nos o nome, o e-mail e a morada. Com eles criamos a sua conta; a palavra-passe escolhe-a mais tarde.',
      'checkout.walletNone':
        'Não foi encontrada neste navegador nenhuma carteira que possa pagar aqui. Continue com o seu e-mail.',
      'checkout.or': 'Ou com o seu e-mail',
      'checkout.walletEmail':
        'A sua carteira não deu um endereço de e-mail que possamos usar. Nada foi cobrado. Indique o seu abaixo.',
      'checkout.walletName':
        'A sua carteira deu um nome que não podemos usar. Nada foi cobrado. Corrija-o na carteira ou continue abaixo com o seu e-mail.',
      'checkout.walletAddress':
        'A sua carteira deu uma morada que não podemos usar. Nada foi cobrado. Corrija-a na carteira ou continue abaixo com o seu e-mail.',
      'checkout.walletTaken':
        '{email} já tem uma conta. Inicie sessão abaixo e pague depois com a carteira. Nada foi cobrado.',
      'checkout.walletPrice':
        'Com a morada da sua carteira, o preço é {amount}. Nada foi cobrado. Para o pagar, prima outra vez a carteira.',
      'checkout.walletOther':
        'A sua escolha mudou, talvez noutro separador. Nada foi cobrado. Para pagar {amount} pelo que é mostrado agora, prima outra vez a carteira.',
      'checkout.walletUnsure':
        'Estamos a verificar o seu pagamento, que pode já ter sido concluído. Não pague outra vez.',
      'checkout.walletFailed': 'O pagamento não foi concluído. Nada foi cobrado. Tente novamente.',
      'checkout.walletAccount':
        'Criámos a sua conta com {email}. Vai receber um e-mail com um link para escolher uma palavra-passe.',
    },
  },
};
