import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { endedPhrases } from './endedPhrases.ts';
import { phrases } from './phrases.ts';

const wallets: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'checkout.express': 'Betala utan att fylla i något',
      'checkout.expressText':
        'Din plånbok ger oss namn, e-post och adress. Med dem skapar vi ditt konto; lösenord väljer du senare.',
      'checkout.walletNone':
        'Ingen plånbok som kan betala här hittades i webbläsaren. Fortsätt med din e-post.',
      'checkout.walletUnpriced':
        'Priset kunde inte läsas in, så en plånbok kan inte betala just nu. Försök igen eller fortsätt med din e-post.',
      'checkout.or': 'Eller med din e-post',
      'checkout.walletEmail':
        'Din plånbok angav ingen e-postadress som vi kan använda. Inget har debiterats. Fortsätt med din e-post.',
      'checkout.walletName':
        'Din plånbok angav ett namn som vi inte kan använda. Inget har debiterats. Rätta det i plånboken eller fortsätt med din e-post nedan.',
      'checkout.walletAddress':
        'Din plånbok angav en adress som vi inte kan använda. Inget har debiterats. Rätta den i plånboken eller fortsätt med din e-post nedan.',
      'checkout.walletTaken':
        '{email} har redan ett konto. Logga in på det och betala sedan med plånboken. Inget har debiterats.',
      'checkout.walletConfirm':
        'Vi har skickat ett mejl till {email}. Öppna länken i det och logga sedan in.',
      'checkout.walletPrice':
        'Med plånbokens adress är priset {amount}. Inget har debiterats. Tryck på plånboken igen för att betala det.',
      'checkout.walletOther':
        'Ditt val har ändrats, kanske i en annan flik. Inget har debiterats. Tryck på plånboken igen för att betala {amount} för det som visas nu.',
      'checkout.walletUnsure': 'Vi kontrollerar din betalning, som kan ha gått igenom. Betala inte igen.',
      'checkout.walletFailed': 'Betalningen gick inte igenom. Inget har debiterats. Försök igen.',
      'checkout.walletAccount':
        'Vi har skapat ditt konto med {email}. Ett mejl med en länk för att välja lösenord är på väg.',
      'checkout.walletSecond':
        'Du prenumererar redan på detta och kan byta plan på ditt konto. Inget har debiterats.',
      'checkout.walletOver':
        'Det här priset erbjuds inte längre, eller inte dig. Inget har debiterats. Välj ett annat erbjudande.',
      'checkout.walletByEmail': 'Fortsätt med din e-post',
      'checkout.walletOtherWay': 'Betala på ett annat sätt',
      'checkout.walletClose': 'Stäng',
      'checkout.walletCheck': 'Kontrollera igen',
    },
    fr: {
      'checkout.express': 'Payer sans remplir de formulaire',
      'checkout.expressText':
        'Votre portefeuille nous transmet votre nom, votre e-mail et votre adresse. Ils servent à créer votre compte ; vous choisirez un mot de passe plus tard.',
      'checkout.walletNone':
        'Aucun portefeuille utilisable ici n’a été trouvé dans ce navigateur. Continuez avec votre e-mail.',
      'checkout.walletUnpriced':
        'Le prix n’a pas pu être chargé : un portefeuille ne peut pas payer pour le moment. Réessayez ou continuez avec votre e-mail.',
      'checkout.or': 'Ou avec votre e-mail',
      'checkout.walletEmail':
        'Votre portefeuille n’a transmis aucune adresse e-mail utilisable. Rien n’a été débité. Continuez avec votre e-mail.',
      'checkout.walletName':
        'Votre portefeuille a transmis un nom inutilisable. Rien n’a été débité. Corrigez-le dans le portefeuille ou continuez avec votre e-mail ci-dessous.',
      'checkout.walletAddress':
        'Votre portefeuille a transmis une adresse inutilisable. Rien n’a été débité. Corrigez-la dans le portefeuille ou continuez avec votre e-mail ci-dessous.',
      'checkout.walletTaken':
        '{email} a déjà un compte. Connectez-vous à ce compte, puis payez avec votre portefeuille. Rien n’a été débité.',
      'checkout.walletConfirm': 'Nous avons envoyé un e-mail à {email}. Ouvrez le lien, puis connectez-vous.',
      'checkout.walletPrice':
        'À l’adresse de votre portefeuille, le prix est de {amount}. Rien n’a été débité. Pour le payer, appuyez de nouveau sur votre portefeuille.',
      'checkout.walletOther':
        'Votre choix a changé, peut-être dans un autre onglet. Rien n’a été débité. Pour payer {amount} pour ce qui est affiché maintenant, appuyez de nouveau sur votre portefeuille.',
      'checkout.walletUnsure':
        'Nous vérifions votre paiement, qui a peut-être abouti. Veuillez ne pas payer une nouvelle fois.',
      'checkout.walletFailed': 'Le paiement n’a pas abouti. Rien n’a été débité. Veuillez réessayer.',
      'checkout.walletAccount':
        'Nous avons créé votre compte avec {email}. Un e-mail contenant un lien pour choisir un mot de passe est en route.',
      'checkout.walletSecond':
        'Vous êtes déjà abonné et pouvez changer de formule dans votre compte. Rien n’a été débité.',
      'checkout.walletOver':
        'Ce prix n’est plus proposé, ou ne vous est pas proposé. Rien n’a été débité. Choisissez une autre offre.',
      'checkout.walletByEmail': 'Continuer avec votre e-mail',
      'checkout.walletOtherWay': 'Payer autrement',
      'checkout.walletClose': 'Fermer',
      'checkout.walletCheck': 'Vérifier à nouveau',
    },
    no: {
      'checkout.express': 'Betal uten å fylle ut noe',
      'checkout.expressText':
        'Lommeboken gir oss navn, e-post og adresse. Med dem oppretter vi kontoen din; passord velger du senere.',
      'checkout.walletNone':
        'Fant ingen lommebok i nettleseren som kan betale her. Fortsett med e-posten din.',
      'checkout.walletUnpriced':
        'Prisen kunne ikke lastes inn, så en lommebok kan ikke betale nå. Prøv igjen, eller fortsett med e-posten din.',
      'checkout.or': 'Eller med e-posten din',
      'checkout.walletEmail':
        'Lommeboken oppga ingen e-postadresse som vi kan bruke. Ingenting er belastet. Fortsett med e-posten din.',
      'checkout.walletName':
        'Lommeboken oppga et navn som vi ikke kan bruke. Ingenting er belastet. Rett det i lommeboken, eller fortsett med e-posten din nedenfor.',
      'checkout.walletAddress':
        'Lommeboken oppga en adresse som vi ikke kan bruke. Ingenting er belastet. Rett den i lommeboken, eller fortsett med e-posten din nedenfor.',
      'checkout.walletTaken':
        '{email} har allerede en konto. Logg inn på den, og betal deretter med lommeboken. Ingenting er belastet.',
      'checkout.walletConfirm':
        'Vi har sendt en e-post til {email}. Åpne lenken i den, og logg deretter inn.',
      'checkout.walletPrice':
        'Med lommebokens adresse er prisen {amount}. Ingenting er belastet. Trykk på lommeboken igjen for å betale det.',
      'checkout.walletOther':
        'Valget ditt er endret, kanskje i en annen fane. Ingenting er belastet. Trykk på lommeboken igjen for å betale {amount} for det som vises nå.',
      'checkout.walletUnsure':
        'Vi kontrollerer betalingen din, som kan ha gått gjennom. Ikke betal en gang til.',
      'checkout.walletFailed': 'Betalingen gikk ikke gjennom. Ingenting er belastet. Prøv igjen.',
      'checkout.walletAccount':
        'Vi har opprettet kontoen din med {email}. En e-post med en lenke for å velge passord er på vei.',
      'checkout.walletSecond':
        'Du abonnerer allerede på dette og kan bytte plan på kontoen din. Ingenting er belastet.',
      'checkout.walletOver':
        'Denne prisen tilbys ikke lenger, eller ikke til deg. Ingenting er belastet. Velg et annet tilbud.',
      'checkout.walletByEmail': 'Fortsett med e-posten din',
      'checkout.walletOtherWay': 'Betal på en annen måte',
      'checkout.walletClose': 'Lukk',
      'checkout.walletCheck': 'Sjekk igjen',
    },
    de: {
      'checkout.express': 'Bezahlen, ohne ein Formular auszufüllen',
      'checkout.expressText':
        'Ihr Wallet gibt uns Name, E-Mail-Adresse und Anschrift. Damit legen wir Ihr Konto an; ein Passwort wählen Sie später.',
      'checkout.walletNone':
        'In diesem Browser wurde kein Wallet gefunden, mit dem Sie hier zahlen können. Machen Sie mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletUnpriced':
        'Der Preis konnte nicht geladen werden, deshalb kann ein Wallet jetzt nicht bezahlen. Versuchen Sie es erneut oder machen Sie mit Ihrer E-Mail-Adresse weiter.',
      'checkout.or': 'Oder mit Ihrer E-Mail-Adresse',
      'checkout.walletEmail':
        'Ihr Wallet hat keine brauchbare E-Mail-Adresse übermittelt. Es wurde nichts abgebucht. Machen Sie mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletName':
        'Ihr Wallet hat einen Namen übermittelt, den wir nicht verwenden können. Es wurde nichts abgebucht. Berichtigen Sie ihn im Wallet, oder machen Sie unten mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletAddress':
        'Ihr Wallet hat eine Anschrift übermittelt, die wir nicht verwenden können. Es wurde nichts abgebucht. Berichtigen Sie sie im Wallet, oder machen Sie unten mit Ihrer E-Mail-Adresse weiter.',
      'checkout.walletTaken':
        'Zu {email} gibt es schon ein Konto. Melden Sie sich damit an, und bezahlen Sie dann mit Ihrem Wallet. Es wurde nichts abgebucht.',
      'checkout.walletConfirm':
        'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin, und melden Sie sich dann an.',
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
      'checkout.walletSecond':
        'Sie haben dieses Abo schon und können es in Ihrem Konto ändern. Es wurde nichts abgebucht.',
      'checkout.walletOver':
        'Diesen Preis gibt es nicht mehr, oder nicht für Sie. Es wurde nichts abgebucht. Wählen Sie ein anderes Angebot.',
      'checkout.walletByEmail': 'Weiter mit E-Mail',
      'checkout.walletOtherWay': 'Anders bezahlen',
      'checkout.walletClose': 'Schließen',
      'checkout.walletCheck': 'Noch einmal prüfen',
    },
    es: {
      'checkout.express': 'Pagar sin rellenar formularios',
      'checkout.expressText':
        'Su monedero nos da su nombre, su correo y su dirección. Con ellos creamos su cuenta; la contraseña la elige más tarde.',
      'checkout.walletNone':
        'No se ha encontrado en este navegador ningún monedero con el que pagar aquí. Siga con su correo electrónico.',
      'checkout.walletUnpriced':
        'No se pudo cargar el precio, así que ahora no se puede pagar con un monedero. Inténtelo de nuevo o siga con su correo electrónico.',
      'checkout.or': 'O con su correo',
      'checkout.walletEmail':
        'Su monedero no ha dado ninguna dirección de correo utilizable. No se ha cobrado nada. Siga con su correo electrónico.',
      'checkout.walletName':
        'Su monedero ha dado un nombre que no podemos usar. No se ha cobrado nada. Corríjalo en el monedero o siga abajo con su correo.',
      'checkout.walletAddress':
        'Su monedero ha dado una dirección que no podemos usar. No se ha cobrado nada. Corríjala en el monedero o siga abajo con su correo.',
      'checkout.walletTaken':
        '{email} ya tiene una cuenta. Inicie sesión en ella y pague después con su monedero. No se ha cobrado nada.',
      'checkout.walletConfirm': 'Hemos enviado un correo a {email}. Abra el enlace y después inicie sesión.',
      'checkout.walletPrice':
        'Con la dirección de su monedero, el precio es {amount}. No se ha cobrado nada. Para pagarlo, pulse otra vez su monedero.',
      'checkout.walletOther':
        'Su selección ha cambiado, quizá en otra pestaña. No se ha cobrado nada. Para pagar {amount} por lo que se muestra ahora, pulse otra vez su monedero.',
      'checkout.walletUnsure': 'Estamos comprobando su pago, que puede haberse realizado. No pague otra vez.',
      'checkout.walletFailed': 'El pago no se ha realizado. No se ha cobrado nada. Inténtelo de nuevo.',
      'checkout.walletAccount':
        'Hemos creado su cuenta con {email}. Le llegará un correo con un enlace para elegir una contraseña.',
      'checkout.walletSecond':
        'Ya tiene esta suscripción y puede cambiar de plan en su cuenta. No se ha cobrado nada.',
      'checkout.walletOver':
        'Este precio ya no se ofrece, o no se le ofrece a usted. No se ha cobrado nada. Elija otra oferta.',
      'checkout.walletByEmail': 'Continuar con su correo',
      'checkout.walletOtherWay': 'Pagar de otro modo',
      'checkout.walletClose': 'Cerrar',
      'checkout.walletCheck': 'Comprobar de nuevo',
    },
    ja: {
      'checkout.express': '入力なしで支払う',
      'checkout.expressText':
        'ウォレットからお名前、メールアドレス、住所を受け取り、アカウントを作成します。パスワードは後で設定できます。',
      'checkout.walletNone':
        'このブラウザーには、ここで支払えるウォレットが見つかりませんでした。メールアドレスで続けてください。',
      'checkout.walletUnpriced':
        '価格を読み込めなかったため、現在ウォレットではお支払いいただけません。もう一度お試しになるか、メールアドレスでお進みください。',
      'checkout.or': 'またはメールアドレスで',
      'checkout.walletEmail':
        'ウォレットから使えるメールアドレスを受け取れませんでした。請求は発生していません。メールアドレスで続けてください。',
      'checkout.walletName':
        'ウォレットのお名前は使用できません。請求は発生していません。ウォレットで修正するか、下のメールアドレスで続けてください。',
      'checkout.walletAddress':
        'ウォレットの住所は使用できません。請求は発生していません。ウォレットで修正するか、下のメールアドレスで続けてください。',
      'checkout.walletTaken':
        '{email}のアカウントはすでにあります。そのアカウントにログインしてから、ウォレットでお支払いください。請求は発生していません。',
      'checkout.walletConfirm':
        '{email}にメールをお送りしました。メール内のリンクを開いてから、ログインしてください。',
      'checkout.walletPrice':
        'ウォレットの住所では、価格は{amount}です。請求は発生していません。この金額で支払うには、もう一度ウォレットを押してください。',
      'checkout.walletOther':
        '選択内容が変わりました。別のタブで変更された可能性があります。請求は発生していません。現在表示されている内容に{amount}を支払うには、もう一度ウォレットを押してください。',
      'checkout.walletUnsure':
        'お支払いを確認しています。すでに完了している可能性があるため、もう一度支払わないでください。',
      'checkout.walletFailed': '支払いは完了しませんでした。請求は発生していません。もう一度お試しください。',
      'checkout.walletAccount':
        '{email}でアカウントを作成しました。パスワードを設定するためのリンクをメールでお送りします。',
      'checkout.walletSecond':
        'すでに購読中です。プランはアカウントで変更できます。料金は請求されていません。',
      'checkout.walletOver':
        'この価格は終了したか、お客様にはご利用いただけません。料金は請求されていません。別のプランをお選びください。',
      'checkout.walletByEmail': 'メールアドレスで続ける',
      'checkout.walletOtherWay': '別の方法で支払う',
      'checkout.walletClose': '閉じる',
      'checkout.walletCheck': 'もう一度確認する',
    },
    ko: {
      'checkout.express': '입력 없이 결제하기',
      'checkout.expressText':
        '간편결제에서 이름, 이메일, 주소를 받아 계정을 만듭니다. 비밀번호는 나중에 정하면 됩니다.',
      'checkout.walletNone':
        '이 브라우저에서 결제할 수 있는 간편결제를 찾지 못했습니다. 이메일로 계속해 주세요.',
      'checkout.walletUnpriced':
        '가격을 불러오지 못해 지금은 간편결제로 결제할 수 없습니다. 다시 시도하거나 이메일로 계속하세요.',
      'checkout.or': '또는 이메일로',
      'checkout.walletEmail':
        '간편결제에서 사용할 수 있는 이메일 주소를 받지 못했습니다. 청구된 금액은 없습니다. 이메일로 계속해 주세요.',
      'checkout.walletName':
        '간편결제의 이름을 사용할 수 없습니다. 청구된 금액은 없습니다. 간편결제에서 고치거나 아래에서 이메일로 계속해 주세요.',
      'checkout.walletAddress':
        '간편결제의 주소를 사용할 수 없습니다. 청구된 금액은 없습니다. 간편결제에서 고치거나 아래에서 이메일로 계속해 주세요.',
      'checkout.walletTaken':
        '{email} 계정이 이미 있습니다. 그 계정으로 로그인한 다음 간편결제로 결제해 주세요. 청구된 금액은 없습니다.',
      'checkout.walletConfirm': '{email}(으)로 메일을 보냈습니다. 링크를 연 다음 로그인하세요.',
      'checkout.walletPrice':
        '간편결제의 주소에서는 가격이 {amount}입니다. 청구된 금액은 없습니다. 이 금액을 결제하려면 간편결제를 다시 눌러 주세요.',
      'checkout.walletOther':
        '선택하신 내용이 바뀌었습니다. 다른 탭에서 바뀌었을 수 있습니다. 청구된 금액은 없습니다. 지금 표시된 내용으로 {amount}을(를) 결제하려면 간편결제를 다시 눌러 주세요.',
      'checkout.walletUnsure': '결제를 확인하고 있습니다. 이미 완료되었을 수 있으니 다시 결제하지 마세요.',
      'checkout.walletFailed': '결제가 완료되지 않았습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.',
      'checkout.walletAccount':
        '{email}(으)로 계정을 만들었습니다. 비밀번호를 정하는 링크를 이메일로 보내 드립니다.',
      'checkout.walletSecond': '이미 구독 중이며 계정에서 요금제를 바꿀 수 있습니다. 청구된 금액은 없습니다.',
      'checkout.walletOver':
        '이 가격은 더 이상 제공되지 않거나 고객님께 제공되지 않습니다. 청구된 금액은 없습니다. 다른 상품을 선택하세요.',
      'checkout.walletByEmail': '이메일로 계속',
      'checkout.walletOtherWay': '다른 방법으로 결제',
      'checkout.walletClose': '닫기',
      'checkout.walletCheck': '다시 확인',
    },
    pt: {
      'checkout.express': 'Pagar sem preencher formulários',
      'checkout.expressText':
        'A sua carteira dá-nos o nome, o e-mail e a morada. Com eles criamos a sua conta; a palavra-passe escolhe-a mais tarde.',
      'checkout.walletNone':
        'Não foi encontrada neste navegador nenhuma carteira que possa pagar aqui. Continue com o seu e-mail.',
      'checkout.walletUnpriced':
        'Não foi possível carregar o preço, por isso uma carteira não pode pagar agora. Tente novamente ou continue com o seu e-mail.',
      'checkout.or': 'Ou com o seu e-mail',
      'checkout.walletEmail':
        'A sua carteira não deu um endereço de e-mail que possamos usar. Nada foi cobrado. Continue com o seu e-mail.',
      'checkout.walletName':
        'A sua carteira deu um nome que não podemos usar. Nada foi cobrado. Corrija-o na carteira ou continue abaixo com o seu e-mail.',
      'checkout.walletAddress':
        'A sua carteira deu uma morada que não podemos usar. Nada foi cobrado. Corrija-a na carteira ou continue abaixo com o seu e-mail.',
      'checkout.walletTaken':
        '{email} já tem uma conta. Inicie sessão nela e pague depois com a carteira. Nada foi cobrado.',
      'checkout.walletConfirm': 'Enviámos um e-mail para {email}. Abra a ligação e depois inicie sessão.',
      'checkout.walletPrice':
        'Com a morada da sua carteira, o preço é {amount}. Nada foi cobrado. Para o pagar, prima outra vez a carteira.',
      'checkout.walletOther':
        'A sua escolha mudou, talvez noutro separador. Nada foi cobrado. Para pagar {amount} pelo que é mostrado agora, prima outra vez a carteira.',
      'checkout.walletUnsure':
        'Estamos a verificar o seu pagamento, que pode já ter sido concluído. Não pague outra vez.',
      'checkout.walletFailed': 'O pagamento não foi concluído. Nada foi cobrado. Tente novamente.',
      'checkout.walletAccount':
        'Criámos a sua conta com {email}. Vai receber um e-mail com um link para escolher uma palavra-passe.',
      'checkout.walletSecond': 'Já subscreve isto e pode mudar de plano na sua conta. Nada foi cobrado.',
      'checkout.walletOver':
        'Este preço já não está disponível, ou não para si. Nada foi cobrado. Escolha outra oferta.',
      'checkout.walletByEmail': 'Continuar com o seu e-mail',
      'checkout.walletOtherWay': 'Pagar de outra forma',
      'checkout.walletClose': 'Fechar',
      'checkout.walletCheck': 'Verificar de novo',
    },
  },
};

export const expressPhrases = mergePhraseBooks(wallets, endedPhrases);
