import { Component, type ComponentType, type ReactElement, type ReactNode } from "react";
import type { FieldProps } from "../FieldProps.ts";
import { errorText } from "../hooks/useErrorText.ts";
import { NodeNotice } from "../NodeNotice.tsx";
import { RenderingContextHolder, type RenderingContext } from "../RenderingContext.ts";
import type { FieldSlotProps } from "./FieldSlotProps.ts";
import { fieldSources } from "./fieldSources.tsx";
import type { FieldView } from "./FieldView.ts";
import { helpBeside } from "./helpOf.ts";

interface FieldSlotState {
  thrown: { error: unknown } | null;
  view: FieldView;
}

/**
 * Draws one field and listens to it alone, so that typing draws this field again and no other; it is the field's error
 * boundary too. One class does both, because each further component costs every field of a long form its mounting.
 */
export class FieldSlot extends Component<FieldSlotProps, FieldSlotState> {
  static override contextType = RenderingContextHolder;
  declare context: RenderingContext;
  override state: FieldSlotState = { thrown: null, view: this.props.view };
  #stop: (() => void) | undefined;
  #drawnVersion = 0;

  static getDerivedStateFromError(error: unknown): Partial<FieldSlotState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(props: FieldSlotProps, state: FieldSlotState): Partial<FieldSlotState> | null {
    return props.view === state.view ? null : { view: props.view, thrown: null };
  }

  override componentDidMount(): void {
    this.#listen();
    const { field, view, binding } = this.props;
    const { id, name } = view.steady;
    const typed = this.context.forms.typedBefore?.({ id, form: binding.form.descriptor.id, name });
    if (typed !== undefined) field.change(typed);
  }

  override shouldComponentUpdate(next: FieldSlotProps, state: FieldSlotState): boolean {
    const { field, view, binding, isDisabled } = this.props;
    return (
      state.thrown !== this.state.thrown ||
      next.view !== view ||
      next.field !== field ||
      next.binding !== binding ||
      next.isDisabled !== isDisabled
    );
  }

  override componentDidUpdate(before: FieldSlotProps): void {
    if (before.field !== this.props.field) this.#listen();
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render(): ReactNode {
    const { field, view, binding, isDisabled = false } = this.props;
    const { document, pointer } = binding.at;
    this.#drawnVersion = field.version;
    if (this.state.thrown) {
      const { error } = this.state.thrown;
      const words = error instanceof Error ? error.message : String(error);
      return (
        <NodeNotice
          problem={{
            document,
            pointer: `${pointer} (${view.steady.name})`,
            reason: `Drawing a field failed: ${words}`,
          }}
        />
      );
    }
    if (!isDrawable(view.component)) return <NodeNotice problem={view.component} />;
    const error = field.error === null ? null : errorText(field.error, this.context, { ...view, value: field.value });
    const { component: Field, source, steady } = view;
    const help = helpBeside(steady.help, error);
    const drawn: ReactElement<FieldProps> = (
      <Field
        {...steady}
        help={help}
        value={field.value}
        error={error}
        isReadOnly={false}
        isDisabled={isDisabled}
        describedBy={describedBy(steady.id, help, error)}
        onChange={field.change}
        onBlur={field.blur}
      />
    );
    if (!source) return drawn;
    const Bound = fieldSources[source];
    return <Bound field={Field} props={drawn.props} described={view.described} binding={binding} slot={FieldSlot} />;
  }

  #listen(): void {
    this.#stop?.();
    const { field } = this.props;
    this.#stop = field.listen(() => this.forceUpdate());
    if (field.version !== this.#drawnVersion) this.forceUpdate();
  }
}

function isDrawable(component: FieldView["component"]): component is ComponentType<FieldProps> {
  return !("reason" in component);
}

/** Only ids of what is there: a reference to nothing confuses screen readers. */
function describedBy(id: string, help: string, error: string | null): string | undefined {
  if (help === "") return error === null ? undefined : `${id}-error`;
  return error === null ? `${id}-help` : `${id}-help ${id}-error`;
}
