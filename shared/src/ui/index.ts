export { Agenda, type AgendaItem, type AgendaProps, type AgendaTexts } from './agenda/agenda';
export { Avatar, CompanyLogo, type AvatarProps } from './avatar/avatar';
export { Badge, type BadgeProps } from './badge/badge';
export { StatusBadge, type BadgeStatus } from './badge/status-badge';
export { Breadcrumb, type BreadcrumbProps } from './breadcrumb/breadcrumb';
export { Button, type ButtonProps } from './button/button';
export { buttonClass, type ButtonSize, type ButtonVariant } from './button/button-class';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Card, type CardProps } from './card/card';
export { Chip, ChipCount, chipClass, type ChipProps } from './chip/chip';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, DialogActions, type DialogProps } from './dialog/dialog';
export { Drawer, type DrawerProps } from './dialog/drawer';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { FactList, type Fact } from './fact-list/fact-list';
export { FavoriteButton, type FavoriteButtonProps } from './favorite-button/favorite-button';
export { Alert, type AlertProps } from './feedback/alert';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorPanel, type ErrorPanelProps } from './feedback/error-panel';
export { ErrorSummary, type ErrorMessage, type ErrorSummaryProps } from './feedback/error-summary';
export { LoadingText, type LoadingTextProps } from './feedback/loading-text';
export { PageSkeleton, type PageGhostProps } from './feedback/page-ghost';
export { StatusIcon, type SignProps } from './feedback/sign';
export { Spot, type SpotProps } from './spot/spot';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { CheckboxField, type CheckboxFieldProps } from './field/checkbox-field';
export { CheckboxGroup, type CheckboxGroupProps } from './field/checkbox-group';
export { Field, type FieldControl, type FieldProps } from './field/field';
export { NumberField, type NumberFieldProps } from './field/number-field';
export { PasswordField, type PasswordFieldProps } from './field/password-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export {
  DateField,
  TextAreaField,
  TextField,
  type DateFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './field/text-field';
export { FileField, type FileFieldProps } from './file-field/file-field';
export { formatFileSize } from './file-field/format-file-size';
export { describeFields, type DescribeField, type FieldDescription } from './form/describe-fields';
export { Fold, type FoldProps } from './fold/fold';
export { FormActions, FormHint, FormLayout, wholeRowClass } from './form/form-layout';
export { FormSection, type FormSectionProps } from './form/form-section';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { joinClasses } from './join-classes';
export { PageTitle } from './layout/page-title';
export {
  KeyFigures,
  type FigureLinkProps,
  type KeyFigure,
  type KeyFiguresProps,
} from './key-figures/key-figures';
export { Page, type PageProps } from './layout/page';
export { SlimPage, type SlimPageProps } from './layout/slim-page';
export { Row, Stack, type Gap, type RowProps, type StackProps } from './layout/stack';
export { Logo, LogoMark } from './logo/logo';
export { Menu, type MenuItem, type MenuProps } from './menu/menu';
export { Pagination, type PageLinkProps, type PaginationProps } from './pagination/pagination';
export { PasswordMeter, type PasswordMeterProps } from './password-meter/password-meter';
export { usePressGuard, type PressGuard } from './press-guard/use-press-guard';
export {
  IconFact,
  ProfileHead,
  type IconFactProps,
  type ProfileHeadProps,
} from './profile-head/profile-head';
export { Progress, type ProgressProps } from './progress/progress';
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './radio-cards/radio-cards';
export { ReviewFields, type ReviewFieldName, type ReviewFieldsProps } from './review-fields/review-fields';
export { Segments, type Segment, type SegmentLinkProps, type SegmentsProps } from './segments/segments';
export { StarField, type StarFieldProps } from './star-field/star-field';
export { Stars, type StarsProps } from './stars/stars';
export { Steps, type StepsProps } from './steps/steps';
export { Table, type TableColumn, type TableProps } from './table/table';
export { Tabs, type Tab, type TabsProps } from './tabs/tabs';
export { Timeline, type TimelineItem } from './timeline/timeline';
export { TimesField, type TimesFieldProps } from './times-field/times-field';
export { Toasts, type Toast, type ToastsProps } from './toasts/toasts';
export { useIsHydrated } from './use-is-hydrated';
export { VisuallyHidden, visuallyHiddenClass } from './visually-hidden/visually-hidden';
export {
  LanguageBoundary,
  LanguageProvider,
  useLanguage,
  type LanguageProviderProps,
} from './language/language-provider';
export { useTexts } from './language/use-texts';
