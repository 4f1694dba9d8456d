export { Badge, type BadgeProps } from './badge/badge';
export { StatusBadge, type BadgeStatus } from './badge/status-badge';
export { buttonClass, type ButtonSize, type ButtonVariant } from './button/button-class';
export { Button, type ButtonProps } from './button/button';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Card, type CardProps } from './card/card';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorPanel, type ErrorPanelProps } from './feedback/error-panel';
export { ErrorSummary, type ErrorMessage, type ErrorSummaryProps } from './feedback/error-summary';
export { LoadingText, type LoadingTextProps } from './feedback/loading-text';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { CheckboxField, type CheckboxFieldProps } from './field/checkbox-field';
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
export { Icon, type IconName, type IconProps } from './icon/icon';
export { joinClasses } from './join-classes';
export { Page, type PageProps } from './layout/page';
export { Row, Stack, type Gap, type RowProps, type StackProps } from './layout/stack';
export { Logo, LogoMark } from './logo/logo';
export { VisuallyHidden, visuallyHiddenClass } from './visually-hidden/visually-hidden';
