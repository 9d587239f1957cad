import { formContract } from "#tests/contracts/formContract.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aSchemaForm } from "#tests/support/aSchemaForm.tsx";
import { renderNode } from "#tests/support/renderNode.tsx";

formContract("engine", (form, send) => {
  const context = aRenderingContext({
    dispatch: (_, scope) => send(scope.read("/form")),
    forms: { descriptors: { contract: form } },
  });
  const node = { kind: "form", form: "contract", label: "Form", submit: { label: "Send", action: { do: "login" } } };
  return renderNode(node, context);
});

formContract("schema", (form, send) => aSchemaForm({ source: form, onSubmit: send, label: "Form" }));
