export { spellAttributes } from './text/spellAttributes.ts';
export type { YoungAttributes } from './text/spellAttributes.ts';
export { Carousel } from './carousel/Carousel.tsx';
export type { CarouselControl, CarouselControlName, CarouselControls } from './carousel/carouselControls.ts';
export type { GalleryEvent, GalleryEventName } from './carousel/carouselEvents.ts';
export type { CarouselSlide } from './carousel/carouselPlaces.ts';
export type { CarouselProps } from './carousel/CarouselProps.ts';
export { AUTOPLAY_MS } from './carousel/startCarousel.ts';
export { Button } from './controls/Button.tsx';
export type { ButtonProps } from './controls/Button.tsx';
export type { ButtonSize, ButtonVariant } from './controls/buttonStyles.ts';
export { Dialog } from './dialog/Dialog.tsx';
export type { DialogPlacement, DialogProps } from './dialog/Dialog.tsx';
export { QuestionDialog } from './dialog/QuestionDialog.tsx';
export type { QuestionDialogProps } from './dialog/QuestionDialog.tsx';
export { CheckboxField } from './forms/CheckboxField.tsx';
export type { CheckboxFieldProps } from './forms/CheckboxField.tsx';
export type { FieldProps, InputSize, InputState } from './forms/FieldProps.ts';
export { formColumn } from './forms/formColumn.ts';
export { FormError } from './forms/FormError.ts';
export { Form } from './forms/Form.tsx';
export type { FormProps } from './forms/Form.tsx';
export type { FormValues } from './forms/formControls.ts';
export { formPhrases } from './forms/locales.ts';
export { PasswordPair } from './forms/PasswordPair.tsx';
export type { PasswordPairProps, PasswordPolicyState } from './forms/PasswordPair.tsx';
export { passwordPattern, passwordRulePhrases, passwordRules } from './forms/passwordRules.ts';
export type { PasswordPolicy, PasswordRulePhrase, PasswordRules } from './forms/passwordRules.ts';
export { RadioField } from './forms/RadioField.tsx';
export type { RadioFieldProps, RadioOption } from './forms/RadioField.tsx';
export { SelectField } from './forms/SelectField.tsx';
export type { Choice, SelectFieldProps } from './forms/SelectField.tsx';
export { TextAreaField } from './forms/TextAreaField.tsx';
export type { TextAreaFieldProps } from './forms/TextAreaField.tsx';
export { TextField } from './forms/TextField.tsx';
export type { TextFieldProps, TextFieldType } from './forms/TextField.tsx';
export { Divider } from './layout/Divider.tsx';
export type { DividerProps } from './layout/Divider.tsx';
export { Grid } from './layout/Grid.tsx';
export type { GridProps } from './layout/Grid.tsx';
export { Join } from './layout/Join.tsx';
export type { JoinProps } from './layout/Join.tsx';
export type { LayoutTag } from './layout/LayoutTag.ts';
export { Separator } from './layout/Separator.tsx';
export type { SeparatorProps } from './layout/Separator.tsx';
export { Stack } from './layout/Stack.tsx';
export type { StackProps } from './layout/Stack.tsx';
export { uiPhrases } from './locales.ts';
export { FullScreen } from './media/FullScreen.tsx';
export type { FullScreenProps } from './media/FullScreen.tsx';
export { Icon } from './media/Icon.tsx';
export type { IconProps } from './media/Icon.tsx';
export type { IconDrawing, IconName } from './media/IconDrawing.ts';
export {
  arrowEndIcon,
  arrowStartIcon,
  bookmarkIcon,
  cameraIcon,
  caretIcon,
  checkIcon,
  closeIcon,
  envelopeIcon,
  expandIcon,
  linkIcon,
  lockIcon,
  menuIcon,
  pauseIcon,
  playIcon,
  searchIcon,
  shareIcon,
  shrinkIcon,
  userIcon,
} from './media/icons.ts';
export { MediaItem } from './media/MediaItem.tsx';
export type { MediaItemProps } from './media/MediaItem.tsx';
export {
  blueskyIcon,
  facebookIcon,
  instagramIcon,
  linkedinIcon,
  mediumIcon,
  networkIcons,
  pinterestIcon,
  redditIcon,
  rssIcon,
  snapchatIcon,
  soundcloudIcon,
  tumblrIcon,
  twitterIcon,
  whatsappIcon,
  youtubeIcon,
} from './media/networkIcons.ts';
export { useFullScreen } from './media/useFullScreen.ts';
export type { FullScreenState } from './media/useFullScreen.ts';
export { Video } from './media/Video.tsx';
export type { VideoProps } from './media/Video.tsx';
export { Attribution } from './text/Attribution.tsx';
export type { AttributionProps } from './text/Attribution.tsx';
export { Badge } from './text/Badge.tsx';
export type { BadgeProps, BadgeVariant } from './text/Badge.tsx';
export { Heading, HeadingLevelProvider, HeadingSection, useHeadingLevel } from './text/HeadingLevel.tsx';
export type { HeadingProps } from './text/HeadingLevel.tsx';
export { Html } from './text/Html.tsx';
export type { HtmlProps } from './text/Html.tsx';
export { Link } from './text/Link.tsx';
export type { LinkProps } from './text/Link.tsx';
export { LinkedText } from './text/LinkedText.tsx';
export type { LinkedTextProps } from './text/LinkedText.tsx';
export { OptionalPart } from './layout/OptionalPart.tsx';
export type { OptionalPartProps } from './layout/OptionalPart.tsx';
export { OverlayText } from './text/OverlayText.tsx';
export type { OverlayTextProps, OverlayVariant } from './text/OverlayText.tsx';
export { Paragraph } from './text/Paragraph.tsx';
export type { ParagraphProps } from './text/Paragraph.tsx';
export { Pill } from './text/Pill.tsx';
export type { PillProps } from './text/Pill.tsx';
export { richTextStyle } from './text/richTextStyle.ts';
export { Time } from './text/Time.tsx';
export type { TimeProps } from './text/Time.tsx';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
export { broadside } from './theme/broadside.ts';
export {
  CONTRAST_PAIRS,
  contrastRatio,
  MARK_CONTRAST,
  measureContrast,
  SCHEMES,
  TEXT_CONTRAST,
} from './theme/contrast.ts';
export type { Contrast, ContrastPair, Scheme } from './theme/contrast.ts';
export { defineTheme } from './theme/defineTheme.ts';
export type { ThemeDefinition } from './theme/defineTheme.ts';
export { paper } from './theme/paper.ts';
export { themeFontFaces } from './theme/themeFontFaces.ts';
export { themeCss } from './theme/themeCss.ts';
export {
  findThemeProblems,
  overrideTheme,
  parseThemeOverrides,
  themeOverridesCss,
} from './theme/themeOverrides.ts';
export type { ThemeOverrides, ThemeProblem } from './theme/themeOverrides.ts';
export type { ThemeStyleProps } from './theme/ThemeStyle.tsx';
export { ThemeStyle } from './theme/ThemeStyle.tsx';
export { COLOURS, DESKTOP, MEASURES, token, WIDE } from './theme/tokens.ts';
export type {
  ColourPair,
  ColourToken,
  FontFallback,
  MeasureToken,
  Theme,
  ThemeFont,
  Token,
} from './theme/tokens.ts';
