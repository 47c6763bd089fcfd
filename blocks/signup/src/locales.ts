import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.signupHeadline': 'Skapa ditt konto',
      'id.signup': 'Skapa konto',
      'id.signupDoneHeadline': 'Ditt konto är skapat',
      'id.signupSentText':
        'Vi har skickat ett mejl till {email}. Öppna länken i det för att bekräfta din adress; sedan kan du logga in.',
      'id.signupDoneText':
        'Du kan logga in med det. Om ett mejl från oss ber dig att bekräfta adressen, gör det först.',
      'id.err.credentials': 'Fel e-postadress eller lösenord.',
      'id.err.exists': 'Det finns redan ett konto med den här e-postadressen.',
    },
    fr: {
      'id.signupHeadline': 'Créez votre compte',
      'id.signup': 'S’inscrire',
      'id.signupDoneHeadline': 'Votre compte a été créé',
      'id.signupSentText':
        'Nous avons envoyé un e-mail à {email}. Ouvrez le lien qu’il contient pour confirmer votre adresse ; vous pourrez ensuite vous connecter.',
      'id.signupDoneText':
        'Vous pouvez vous connecter. Si un e-mail de notre part vous demande de confirmer votre adresse, faites-le d’abord.',
      'id.err.credentials': 'E-mail ou mot de passe incorrect.',
      'id.err.exists': 'Un compte existe déjà avec cette adresse e-mail.',
    },
    no: {
      'id.signupHeadline': 'Opprett kontoen din',
      'id.signup': 'Opprett konto',
      'id.signupDoneHeadline': 'Kontoen din er opprettet',
      'id.signupSentText':
        'Vi har sendt en e-post til {email}. Åpne lenken i den for å bekrefte adressen din; deretter kan du logge inn.',
      'id.signupDoneText':
        'Du kan logge inn med den. Hvis en e-post fra oss ber deg om å bekrefte adressen, gjør det først.',
      'id.err.credentials': 'Feil e-postadresse eller passord.',
      'id.err.exists': 'Det finnes allerede en konto med denne e-postadressen.',
    },
    de: {
      'id.signupHeadline': 'Legen Sie Ihr Konto an',
      'id.signup': 'Registrieren',
      'id.signupDoneHeadline': 'Ihr Konto ist angelegt',
      'id.signupSentText':
        'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen; danach können Sie sich anmelden.',
      'id.signupDoneText':
        'Sie können sich damit anmelden. Falls eine E-Mail von uns Sie bittet, Ihre Adresse zu bestätigen, tun Sie das bitte zuerst.',
      'id.err.credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
      'id.err.exists': 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    },
    es: {
      'id.signupHeadline': 'Cree su cuenta',
      'id.signup': 'Registrarse',
      'id.signupDoneHeadline': 'Su cuenta está creada',
      'id.signupSentText':
        'Hemos enviado un correo a {email}. Abra el enlace que contiene para confirmar su dirección; después podrá iniciar sesión.',
      'id.signupDoneText':
        'Ya puede iniciar sesión. Si un correo nuestro le pide que confirme su dirección, hágalo primero.',
      'id.err.credentials': 'El correo o la contraseña no son correctos.',
      'id.err.exists': 'Ya existe una cuenta con este correo electrónico.',
    },
    ja: {
      'id.signupHeadline': 'アカウントの作成',
      'id.signup': '新規登録',
      'id.signupDoneHeadline': 'アカウントを作成しました',
      'id.signupSentText':
        '{email} にメールを送りました。メールのリンクを開いてアドレスを確認すると、ログインできます。',
      'id.signupDoneText':
        'このアカウントでログインできます。アドレスの確認をお願いするメールが届いた場合は、先に確認を済ませてください。',
      'id.err.credentials': 'メールアドレスまたはパスワードが正しくありません。',
      'id.err.exists': 'このメールアドレスのアカウントはすでに存在します。',
    },
    ko: {
      'id.signupHeadline': '계정 만들기',
      'id.signup': '회원가입',
      'id.signupDoneHeadline': '계정이 만들어졌습니다',
      'id.signupSentText':
        '{email}(으)로 메일을 보냈습니다. 메일의 링크를 열어 주소를 확인하면 로그인할 수 있습니다.',
      'id.signupDoneText':
        '이제 로그인할 수 있습니다. 주소 확인을 요청하는 메일을 받으셨다면 먼저 확인해 주세요.',
      'id.err.credentials': '이메일 또는 비밀번호가 올바르지 않습니다.',
      'id.err.exists': '이 이메일로 만든 계정이 이미 있습니다.',
    },
    pt: {
      'id.signupHeadline': 'Crie a sua conta',
      'id.signup': 'Criar conta',
      'id.signupDoneHeadline': 'A sua conta foi criada',
      'id.signupSentText':
        'Enviámos um e-mail para {email}. Abra a ligação que traz para confirmar o seu endereço; depois já pode iniciar sessão.',
      'id.signupDoneText':
        'Já pode iniciar sessão. Se um e-mail nosso lhe pedir que confirme o seu endereço, faça-o primeiro.',
      'id.err.credentials': 'E-mail ou palavra-passe incorretos.',
      'id.err.exists': 'Já existe uma conta com este e-mail.',
    },
  },
};
